import styles from './SpeechBubble.module.css';

interface SpeechBubbleProps {
  /** Of what is said, so that the field can refer to it. */
  id?: string;
  /** All possible texts: room is reserved for the longest, so that the layout never shifts. */
  texts: readonly string[];
  says: string | undefined;
}

/** What the bee says. */
export function SpeechBubble({ id, texts, says }: SpeechBubbleProps) {
  return (
    <div className={styles.room}>
      {texts.map((text) => (
        <p key={text} className={styles.unsaid} aria-hidden="true">
          <span className={styles.bite} />
          {text}
        </p>
      ))}
      {says !== undefined && (
        <p key={says} id={id} className={styles.said}>
          <span className={styles.bite} />
          {says}
        </p>
      )}
    </div>
  );
}
