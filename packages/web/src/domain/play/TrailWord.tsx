import styles from './TrailWord.module.css';
import { wordSize } from './word-size.ts';

/** A word of the trail. It fits half of the trail's width. */
export function TrailWord({ word }: { word: string }) {
  return (
    <span className={`${styles.said} ${styles[wordSize(word)]}`} lang="en">
      {word}
    </span>
  );
}
