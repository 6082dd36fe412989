import { type CSSProperties, useId } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { pointyHexagon } from '../../ui/pointy-hexagon.ts';
import styles from './PathComb.module.css';

export interface PathCell {
  round: number;
  /** One word at a swarm jinx. */
  words: readonly [string, string] | readonly [string];
  /** How many said the most frequent word, of how many: the level of honey in the cell. */
  agreed: number;
  of: number;
}

interface PathCombProps {
  cells: readonly PathCell[];
  /** Cells beside each other in the longer rows. */
  perRow?: number;
}

/** The pairs so far, a cell for each round: the more agreed, the more honey. */
export function PathComb({ cells, perRow = 3 }: PathCombProps) {
  return (
    <ol className={styles.comb} style={{ '--per-row': perRow } as CSSProperties}>
      {cells.map((cell, index) => (
        <Cell key={cell.round} cell={cell} place={placeOf(index, perRow)} />
      ))}
    </ol>
  );
}

/** Rows of a comb: every other one has a cell less and lies between the cells of the first. */
function placeOf(index: number, perRow: number): CSSProperties {
  const twoRows = 2 * perRow - 1;
  const within = index % twoRows;
  const isShort = within >= perRow;
  const row = Math.floor(index / twoRows) * 2 + (isShort ? 1 : 0);
  const column = isShort ? (within - perRow) * 2 + 2 : within * 2 + 1;
  return { gridRow: row + 1, gridColumn: `${column} / span 2` };
}

function Cell({ cell, place }: { cell: PathCell; place: CSSProperties }) {
  const inside = useId();
  const { round, words, agreed, of } = cell;
  const level = of === 0 ? 0 : agreed / of;
  return (
    <li className={styles.cell} style={place} data-jinx={words.length === 1}>
      <svg viewBox={pointyHexagon.frame} aria-hidden="true">
        <clipPath id={inside}>
          <path d={pointyHexagon.path} />
        </clipPath>
        <path className={styles.ground} d={pointyHexagon.path} />
        <g clipPath={`url(#${inside})`}>
          <path
            className={styles.honey}
            style={{ '--level': level } as CSSProperties}
            d="M-52 2q13-4 26 0t26 0 26 0 26 0 26 0 26 0V70H-52Z"
          />
        </g>
        <path className={styles.edge} d={pointyHexagon.path} />
      </svg>
      <VisuallyHidden>{cellSentence(cell)}</VisuallyHidden>
      <span className={styles.text} aria-hidden="true">
        <span className={styles.round}>{round}</span>
        {words.map((word) => (
          <span key={word} className={styles.word} data-length={lengthOf(word)} lang="en">
            {word}
          </span>
        ))}
        <span className={styles.share}>
          {agreed}/{of}
        </span>
      </span>
    </li>
  );
}

const lengthOf = (word: string): 'short' | 'middle' | 'long' =>
  word.length <= 6 ? 'short' : word.length <= 10 ? 'middle' : 'long';

function cellSentence({ round, words, agreed, of }: PathCell): string {
  const said = words.length === 1 ? `all said ${words[0]}` : `${words[0]} and ${words[1]}`;
  return `Round ${round}: ${said}. ${agreed} of ${of} agreed.`;
}
