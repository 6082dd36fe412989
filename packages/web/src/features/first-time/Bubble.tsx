import styles from './Bubble.module.css';
import { copy } from './copy.ts';

const texts = ['ask', 'near'] as const;

/**
 * What the bee says. Both texts are always there, one over the other, so that the bubble is as large
 * as the longer one and the field below never moves. It is read out by the screen, not here.
 */
export function Bubble({ says }: { says: (typeof texts)[number] | undefined }) {
  return (
    <div className={styles.bubble} aria-hidden="true" data-silent={says === undefined} key={says}>
      {texts.map((name) => (
        <p key={name} className={styles.text} data-said={name === says}>
          <span className={styles.bite} />
          {copy[name]}
        </p>
      ))}
    </div>
  );
}
