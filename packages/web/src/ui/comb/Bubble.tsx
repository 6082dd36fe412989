import styles from './Bubble.module.css';

interface BubbleProps {
  /** All that it may say here, one over the other: it is as large as the longest, and nothing moves. */
  texts: readonly string[];
  says: string | undefined;
}

/** What the bee says. It is read out by the screen, not here. */
export function Bubble({ texts, says }: BubbleProps) {
  return (
    <div className={styles.bubble} aria-hidden="true" data-silent={says === undefined} key={says}>
      {texts.map((text) => (
        <p key={text} className={styles.text} data-said={text === says}>
          <span className={styles.bite} />
          {text}
        </p>
      ))}
    </div>
  );
}
