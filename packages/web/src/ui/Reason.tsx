import type { ReactNode } from 'react';
import { spokenReason } from './known-reasons.ts';
import styles from './Reason.module.css';

interface ReasonProps {
  reason: string | null | undefined;
  /** What stands before it, such as the word that it is about. */
  children?: ReactNode;
}

/** Why a word links both of its pair, in a line. Nothing at all where nobody knows. */
export function Reason({ reason, children }: ReasonProps) {
  if (!reason) return null;
  // A line ends between the phrases before it ends within one.
  const phrases = reason.split(/(?<=·) /);
  return (
    <p className={styles.reason} lang="en">
      {children}
      <span className={styles.unseen}>{spokenReason(reason)}</span>
      {phrases.map((phrase) => (
        <span key={phrase} className={styles.phrase} aria-hidden="true">
          {phrase}
        </span>
      ))}
    </p>
  );
}
