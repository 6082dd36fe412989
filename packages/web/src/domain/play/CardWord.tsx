import styles from './CardWord.module.css';
import { wordSize } from './word-size.ts';

/** A word, as large as its length and its card allow. The card is a container of its size. */
export function CardWord({ word }: { word: string }) {
  return (
    <span className={`${styles.word} ${styles[wordSize(word)]}`} lang="en">
      {word}
    </span>
  );
}
