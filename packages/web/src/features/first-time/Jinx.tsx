import { useEffect, useRef } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { HexCard } from '../../ui/HexCard.tsx';
import { copy } from './copy.ts';
import styles from './Jinx.module.css';
import { Rays } from './Rays.tsx';

/** The end: one word, said twice. */
export function Jinx({ word }: { word: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.jinx}>
      <Rays />
      <Bee pose="jinx" onStage lookAt="ahead" className={styles.bee} />
      <div className={styles.both}>
        <div className={styles.one} aria-hidden="true">
          <HexCard word="" look="jinx" />
        </div>
        <div className={styles.other}>
          <HexCard word={word} look="jinx" />
        </div>
      </div>
      <h1 ref={heading} className={styles.heading} tabIndex={-1}>
        {copy.jinx}
      </h1>
      <p className={styles.gift}>{copy.gift}</p>
    </div>
  );
}
