import type { CSSProperties } from 'react';
import styles from './HoneyBurst.module.css';

const colours = [styles.white, styles.petal, styles.white, styles.ring];

/** Final positions, clear of the bee and the text: per cent of the width, pixels from the top. */
const resting: readonly (readonly [x: number, y: number, size: number])[] = [
  [9, 98, 18],
  [25, 90, 10],
  [18, 172, 12],
  [7, 258, 13],
  [15, 330, 9],
  [5, 384, 16],
  [34, 108, 8],
  [66, 112, 9],
  [76, 94, 12],
  [89, 118, 17],
  [83, 196, 12],
  [94, 262, 18],
  [86, 322, 9],
  [95, 376, 12],
];

/** These fly out and vanish: spread evenly by the golden angle. */
const flying = Array.from({ length: 18 }, (_, index) => {
  const angle = index * 2.4;
  const far = 110 + ((index * 37) % 80);
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, size: 7 + ((index * 5) % 9) };
});

const cells = [
  ...resting.map(([x, y, size], turn) => ({ x, y, size, turn, kind: styles.rests })),
  ...flying.map((cell, turn) => ({ ...cell, turn, kind: styles.flies })),
];

/** A jinx: cells of honey fly out of the middle of the comb. */
export function HoneyBurst() {
  return (
    <div className={styles.burst} aria-hidden="true">
      {cells.map(({ x, y, size, turn, kind }) => (
        <span
          key={`${x} ${y}`}
          className={`${styles.cell} ${colours[turn % colours.length]} ${kind}`}
          style={{ '--x': x, '--y': y, '--size': `${size}px`, '--turn': turn } as CSSProperties}
        />
      ))}
    </div>
  );
}
