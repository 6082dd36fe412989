import { lazy, Suspense, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Daily } from '../../domain/play/daily.ts';
import { type QueuedDailyWord, queuedDailyWords } from '../../domain/play/offline/offline-games.ts';
import { useLazyModule } from '../../platform/lazy-module.ts';
import styles from './DailyStage.module.css';
import { gameOverModule } from './ending.ts';
import { HeaderNote } from './HeaderNote.tsx';
import { createPlayState, isAnimating, type PlayState, playReducer } from './play-reducer.ts';
import { Round } from './Round.tsx';
import type { RevealedSeal } from './seal.ts';
import { screenReaderMessage } from './spoken.ts';
import { TrailPanel } from './TrailPanel.tsx';
import { useReveal } from './use-reveal.ts';
import { useSealVerification } from './use-seal-verification.ts';
import { useTracking } from './use-tracking.ts';

const SealSheet = lazy(() => import('./SealSheet.tsx'));

interface TableProps {
  userId: string;
  daily: Daily;
  onNewDay: (() => void) | undefined;
}

/** The game on its stage, and beside it what it has led to so far. */
export function DailyStage({ userId, daily, onNewDay }: TableProps) {
  const { puzzle, game, seal } = daily;
  const { puzzleNumber } = puzzle;
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(playReducer, undefined, () =>
    createPlayState(game, findUnsentWord(userId, game)),
  );
  useEffect(() => dispatch({ type: 'hear', game }), [game]);
  useEffect(() => queuedDailyWords.claim(userId, puzzleNumber), [userId, puzzleNumber]);
  useReveal(root, state, dispatch);
  useTracking(puzzle, game);
  const opened = useMemo(() => revealedSeals(state, game), [state, game]);
  const sealOf = useSealVerification(puzzleNumber, opened, { round: game.rounds.length + 1, seal });
  const [isSealShown, setSealShown] = useState(false);
  const isOver = state.phase === 'over';
  const isWon = isOver && game.status === 'won';

  const hasBegun = state.draft !== '' || state.trail.length > 0;
  useEffect(() => {
    if (hasBegun) gameOverModule.prefetch();
  }, [hasBegun]);
  const gameOver = useLazyModule(gameOverModule, isOver || state.phase === 'jinx');

  return (
    <div ref={root} className={styles.screen} data-skippable={isAnimating(state)}>
      <HeaderNote puzzleNumber={puzzleNumber} />
      <div className={styles.stage} data-done={isOver} data-loading={isOver && !gameOver}>
        {gameOver && (isWon || state.phase === 'jinx') && <gameOver.HoneyBurst />}
        {state.phase === 'over' ? (
          gameOver && <gameOver.OutcomeScene puzzle={puzzle} game={game} />
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
        gameOver && (
          <gameOver.Result daily={daily} onNewDay={onNewDay} onSeal={() => setSealShown(true)} />
        )
      ) : (
        <TrailPanel
          userId={userId}
          daily={daily}
          state={state}
          sealOf={sealOf}
          onSeal={() => setSealShown(true)}
          onNewDay={onNewDay}
        />
      )}
      <p role="status" className={styles.unseen}>
        {screenReaderMessage(state)}
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
function revealedSeals(
  { trail, revealing: turning, phase }: PlayState,
  { leftSealed }: Daily['game'],
): RevealedSeal[] {
  const isTurned = turning !== undefined && phase !== 'sealing';
  return [...trail, ...(isTurned ? [turning] : []), ...(leftSealed ? [leftSealed] : [])];
}

/** A word that was said when nobody was there to hear it, and the page was closed. */
function findUnsentWord(
  userId: string,
  { puzzleNumber, rounds }: Daily['game'],
): QueuedDailyWord | undefined {
  const waiting = queuedDailyWords.find(userId, puzzleNumber);
  return waiting?.round === rounds.length + 1 ? waiting : undefined;
}
