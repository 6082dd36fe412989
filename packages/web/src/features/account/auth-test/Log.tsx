import { useStore } from '../../../platform/store.ts';
import styles from './Facts.module.css';
import { log } from './log-lines.ts';
import { Section } from './Section.tsx';

export function Log() {
  const lines = useStore(log);
  return (
    <Section title="What happened">
      {lines.length === 0 && <p>Nothing yet.</p>}
      <ol className={styles.log} aria-live="polite" reversed>
        {lines.map(({ number, name, outcome }) => (
          <li key={number}>
            <strong>{name}</strong>
            <pre className={styles.reply}>{outcome}</pre>
          </li>
        ))}
      </ol>
    </Section>
  );
}
