import type { ReactNode } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { HexCard } from './HexCard.tsx';
import styles from './JinxScene.module.css';
import outcome from './outcome.module.css';
import { Reason } from './Reason.tsx';

interface JinxSceneProps {
  word: string;
  heading: ReactNode;
  /** Why that word links the pair. */
  reason?: string | undefined;
  children: ReactNode;
}

/** The end: one word, said twice. */
export function JinxScene({ word, heading, reason, children }: JinxSceneProps) {
  return (
    <div className={styles.jinx}>
      <Rays />
      <Bee pose="jinx" onStage lookAt="ahead" className={styles.bee} />
      <div className={styles.both}>
        <div className={styles.one} aria-hidden="true">
          <HexCard word="" variant="jinx" />
        </div>
        <div className={styles.other}>
          <HexCard word={word} variant="jinx" />
        </div>
      </div>
      <div className={styles.heading}>{heading}</div>
      <p className={styles.line}>{children}</p>
      <div className={outcome.reason}>
        <Reason reason={reason} />
      </div>
    </div>
  );
}

const count = 16;
const reach = 900;

/** Every other wedge of a wheel. */
const wedges = Array.from({ length: count }, (_, index) => {
  const at = (turn: number) => {
    const angle = (2 * Math.PI * turn) / count;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  };
  return `M0 0L${at(index)}L${at(index + 0.5)}Z`;
}).join('');

function Rays() {
  return (
    <svg className={styles.rays} viewBox="-500 -500 1000 1000" aria-hidden="true">
      <path d={wedges} />
    </svg>
  );
}
