import { Fragment, type ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './Reason.module.css';
import { screenReaderReason } from './trail-round.ts';

interface ReasonProps {
  reason: string | null | undefined;
  /** Precedes the reason, such as the word that it is about. */
  children?: ReactNode;
}

/** Why a word links both of its pair, in a line; nothing if that is unknown. */
export function Reason({ reason, children }: ReasonProps) {
  if (!reason) return null;
  // A non-breaking space keeps the dot with the phrase before it.
  const phrases = reason.replaceAll(' ·', '\u00a0·').split(/(?<=·) /);
  return (
    <p className={styles.reason} data-led={Boolean(children)} lang="en">
      {children}
      <VisuallyHidden>{screenReaderReason(reason)}</VisuallyHidden>
      <span aria-hidden="true">
        {phrases.map((phrase, index) => (
          <Fragment key={phrase}>
            {index > 0 && ' '}
            <span className={styles.phrase}>{phrase}</span>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
