import type { DailyPuzzle } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import layout from '../../../domain/play/layout.module.css';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './Others.module.css';
import { othersQuery } from './others-query.ts';
import sections from './Result.module.css';

interface OthersProps {
  puzzle: DailyPuzzle;
  /** My own first word. */
  own: string | undefined;
}

const maxShown = 12;

/** How others linked the pair: the more common a word, the larger it is. */
export function Others({ puzzle, own }: OthersProps) {
  const { puzzleNumber, word1, word2 } = puzzle;
  const { data, isError } = useQuery(othersQuery(puzzleNumber));
  if (!data && isError) return null;
  return (
    <section className={sections.section}>
      <h2 className={layout.heading}>
        How others linked{' '}
        <em className={styles.pair}>
          {word1} + {word2}
        </em>
      </h2>
      {!data ? (
        <Skeleton lines={2} />
      ) : data.words.length > 0 ? (
        <ul className={styles.words}>
          {data.words.slice(0, maxShown).map(({ word, players }) => (
            <Word
              key={word}
              word={word}
              share={Math.round((100 * players) / data.players)}
              isOwn={word === own}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.few}>
          Too few have played so far. A word shows here once five players have said it.
        </p>
      )}
    </section>
  );
}

function Word({ word, share, isOwn }: { word: string; share: number; isOwn: boolean }) {
  return (
    <li className={styles.item} data-own={isOwn}>
      <span className={styles.word} style={{ '--share': Math.min(40, share) } as CSSProperties}>
        {word}
      </span>
      <span className={styles.share}>
        {share} %{isOwn && ' · you'}
      </span>
    </li>
  );
}
