import { createDateFormat } from '../../platform/format-date-time.ts';
import styles from './SeatLog.module.css';
import type { LogLine } from './simulation.ts';

const formatTime = createDateFormat({
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** Newest first. */
export function SeatLog({ lines }: { lines: readonly LogLine[] }) {
  return (
    <details className={styles.log} open>
      <summary className={styles.summary}>Calls and signals</summary>
      {lines.length === 0 && <p>Nothing yet.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys have to reach what is below. */}
      <ol className={styles.lines} tabIndex={0}>
        {lines.map((line) => (
          <li key={line.id} className={styles.line} data-kind={line.kind}>
            <time>{formatTime(line.at)}</time> {wordsOf(line)}
          </li>
        ))}
      </ol>
    </details>
  );
}

function wordsOf(line: LogLine): string {
  switch (line.kind) {
    case 'call': {
      const { method, path, outcome, ms } = line.call;
      return `${method} ${path} → ${outcome}, ${ms} ms`;
    }
    case 'signal': {
      const { topic, id, version } = line.signal;
      return `Signal: ${topic} ${id}, version ${version}`;
    }
    case 'stream':
      return line.isOpen ? 'The stream is open.' : 'The stream is closed.';
  }
}
