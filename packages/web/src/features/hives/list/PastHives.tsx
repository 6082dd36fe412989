import type { Group } from '@bee-jinx/contract/browser';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';
import styles from './PastHives.module.css';

/** Out of the way, but not forgotten: also why one was closed. */
export function PastHives({ hives }: { hives: readonly Group[] }) {
  if (hives.length === 0) return null;
  return (
    <details className={styles.past}>
      <summary className={styles.summary}>Hives you were in</summary>
      <ul className={styles.list}>
        {hives.map(({ groupId, name, endedAt, endedReason }) => (
          <li key={groupId}>
            <RowText name={name}>
              <RowLine>{endReasonLabel(endedAt, endedReason)}</RowLine>
            </RowText>
          </li>
        ))}
      </ul>
    </details>
  );
}

function endReasonLabel(endedAt: string | undefined, reason: string | undefined): string {
  if (reason !== undefined) return `We had to close it. ${reason}`;
  return endedAt === undefined ? 'You have left it.' : 'It is no more.';
}
