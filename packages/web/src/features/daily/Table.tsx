import { lazy, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Daily } from '../../api/daily.ts';
import { useLater } from '../../platform/later.ts';
import { type DailyWord, dailyWords } from '../../platform/offline/offline.ts';
import { ending } from './ending.ts';
import { HeaderNote } from './HeaderNote.tsx';
import { begin, isMoving, type Play, step } from './play.ts';
import { Round } from './Round.tsx';
import { Side } from './Side.tsx';
import type { Opened } from './seal.ts';
import { spoken } from './spoken.ts';
import styles from './Table.module.css';
import { useReveal } from './use-reveal.ts';
import { useSeals } from './use-seals.ts';
import { useTracking } from './use-tracking.ts';

const SealSheet = lazy(() => import('./SealSheet.tsx'));

interface TableProps {
  userId: string;
  daily: Daily;
  onNewDay: (() => void) | undefined;
}

/** The game on its stage, and beside it what it has led to so far. */
export function Table({ userId, daily, onNewDay }: TableProps) {
  const { puzzle, game, seal } = daily;
  const { puzzleNumber } = puzzle;
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(step, undefined, () => begin(game, unsent(userId, game)));
  useEffect(() => dispatch({ type: 'hear', game }), [game]);
  useEffect(() => dailyWords.hold(userId, puzzleNumber), [userId, puzzleNumber]);
  useReveal(root, state, dispatch);
  useTracking(puzzle, game);
  const opened = useMemo(() => openedIn(state, game), [state, game]);
  const sealOf = useSeals(puzzleNumber, opened, { round: game.rounds.length + 1, seal });
  const [isSealShown, setSealShown] = useState(false);
  const isOver = state.phase === 'over';
  const isWon = isOver && game.status === 'won';

  const hasBegun = state.draft !== '' || state.trail.length > 0;
  useEffect(() => {
    if (hasBegun) ending.fetchAhead();
  }, [hasBegun]);
  const parts = useLater(ending, isOver || state.phase === 'jinx');

  return (
    <div ref={root} className={styles.screen} data-skippable={isMoving(state)}>
      <HeaderNote puzzleNumber={puzzleNumber} />
      <div className={styles.stage} data-done={isOver} data-loading={isOver && !parts}>
        {parts && (isWon || state.phase === 'jinx') && <parts.HoneyBurst />}
        {state.phase === 'over' ? (
          parts && <parts.Closing puzzle={puzzle} game={game} />
        ) : (
          <>
            <h1 className={styles.unseen} tabIndex={-1}>
              Bee Jinx No. {puzzleNumber}
            </h1>
            <Round
              userId={userId}
              daily={daily}
              state={state}
              phase={state.phase}
              dispatch={dispatch}
              sealOf={sealOf}
              onSeal={() => setSealShown(true)}
            />
          </>
        )}
      </div>
      {isOver ? (
        parts && (
          <parts.Result daily={daily} onNewDay={onNewDay} onSeal={() => setSealShown(true)} />
        )
      ) : (
        <Side
          userId={userId}
          daily={daily}
          state={state}
          sealOf={sealOf}
          onSeal={() => setSealShown(true)}
          onNewDay={onNewDay}
        />
      )}
      <p role="status" className={styles.unseen}>
        {spoken(state)}
      </p>
      <Suspense>
        {isSealShown && (
          <SealSheet
            daily={daily}
            opened={opened}
            sealOf={sealOf}
            onClose={() => setSealShown(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** What has been turned over so far, and the word that giving up has opened. */
function openedIn({ trail, turning, phase }: Play, { leftSealed }: Daily['game']): Opened[] {
  const isTurned = turning !== undefined && phase !== 'sealing';
  return [...trail, ...(isTurned ? [turning] : []), ...(leftSealed ? [leftSealed] : [])];
}

/** A word that was said when nobody was there to hear it, and the page was closed. */
function unsent(userId: string, { puzzleNumber, rounds }: Daily['game']): DailyWord | undefined {
  const waiting = dailyWords.find(userId, puzzleNumber);
  return waiting?.round === rounds.length + 1 ? waiting : undefined;
}
