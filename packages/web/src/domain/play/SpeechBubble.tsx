import styles from './SpeechBubble.module.css';

interface BubbleProps {
  /** All that it may say here: there is room for the longest, so that nothing ever moves. */
  texts: readonly string[];
  says: string | undefined;
}

/** What the bee says. It is read out by the screen, not here. */
export function SpeechBubble({ texts, says }: BubbleProps) {
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
