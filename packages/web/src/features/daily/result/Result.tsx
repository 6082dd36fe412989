import { lazy, Suspense } from 'react';
import { type Daily, toTrailRound } from '../../../domain/play/daily.ts';
import layout from '../../../domain/play/layout.module.css';
import { Trail } from '../../../domain/play/Trail.tsx';
import { Notices } from '../Notices.tsx';
import { NextPair } from './NextPair.tsx';
import { Others } from './Others.tsx';
import { PathMap } from './PathMap.tsx';
import styles from './Result.module.css';
import { Stats } from './Stats.tsx';

const ShareResult = lazy(() => import('../../../domain/share/ShareResult.tsx'));

interface ResultProps {
  daily: Daily;
  onNewDay: (() => void) | undefined;
  onVerifySeals(): void;
}

export function Result({ daily, onNewDay, onVerifySeals }: ResultProps) {
  const { puzzle, game } = daily;
  const start = [puzzle.word1, puzzle.word2] as const;
  return (
    <div className={layout.side}>
      <Notices daily={daily} onNewDay={onNewDay} />
      <section className={styles.section}>
        <div className={layout.head}>
          <h2 className={layout.heading}>Your path</h2>
          <button type="button" className={layout.aside} onClick={onVerifySeals}>
            Check the seals
          </button>
        </div>
        <Trail rounds={game.rounds.map(toTrailRound)} start={start} them="the bee" />
      </section>
      <Stats puzzle={puzzle} game={game} />
      <Suspense>
        <ShareResult game={game} />
      </Suspense>
      <Others puzzle={puzzle} own={game.rounds[0]?.word} />
      <section className={styles.section}>
        <h2 className={layout.heading}>
          {game.status === 'won' ? 'Two trails, one cell' : 'Two trails'}
        </h2>
        <PathMap start={start} rounds={game.rounds} isOver />
      </section>
      <NextPair puzzleNumber={puzzle.puzzleNumber} onNewDay={onNewDay} />
    </div>
  );
}
