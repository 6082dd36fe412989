import styles from './SpeechBubble.module.css';

interface SpeechBubbleProps {
  /** All possible texts: room is reserved for the longest, so that the layout never shifts. */
  texts: readonly string[];
  says: string | undefined;
}

/** What the bee says. Hidden from screen readers, which have the stage's status line. */
export function SpeechBubble({ texts, says }: SpeechBubbleProps) {
  return (
    <div className={styles.room} aria-hidden="true">
      {texts.map((text) => (
        <p key={text} className={styles.unsaid}>
          <span className={styles.bite} />
          {text}
        </p>
      ))}
      {says !== undefined && (
        <p key={says} className={styles.said}>
          <span className={styles.bite} />
          {says}
        </p>
      )}
    </div>
  );
}
