import type { Dance } from '@bee-jinx/contract/browser';
import { useEffect, useReducer, useRef } from 'react';
import { queuedDanceWords } from '../../../domain/play/offline/offline-games.ts';
import { lazyModule, useLazyModule } from '../../../platform/lazy-module.ts';
import { partnerName } from '../partner-name.ts';
import { createPlayState, isAnimating, playReducer } from '../play-reducer.ts';
import { ContinueDecision } from './ContinueDecision.tsx';
import styles from './DanceStage.module.css';
import { HeaderNote } from './HeaderNote.tsx';
import { Round } from './Round.tsx';
import { screenReaderMessage } from './spoken.ts';
import { TrailPanel } from './TrailPanel.tsx';
import { useReveal } from './use-reveal.ts';
import { useTracking } from './use-tracking.ts';

/** Everything that is shown only when words have met or the dance is over: fetched with its first round. */
const gameOverModule = lazyModule(() => import('../result/game-over-components.ts'));

interface FloorProps {
  game: Dance;
  myId: string;
}

/** Where two dance: honey is you, sky is them. */
export function DanceStage({ game, myId }: FloorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(playReducer, undefined, () =>
    createPlayState(game, myId, queuedDanceWords.find(myId, game.gameId)),
  );
  useEffect(() => dispatch({ type: 'hear', game }), [game]);
  useEffect(() => queuedDanceWords.claim(myId, game.gameId), [myId, game.gameId]);
  useReveal(root, state, dispatch);
  useTracking(game);
  const { phase } = state;
  const isOver = phase === 'over';
  const isJinx = phase === 'jinx' || (isOver && game.outcome === 'jinx');
  const hasBegun = state.trail.length > 0;
  useEffect(() => {
    if (hasBegun) gameOverModule.prefetch();
  }, [hasBegun]);
  const gameOver = useLazyModule(gameOverModule, isOver || isJinx);

  return (
    <div ref={root} className={styles.screen} data-skippable={isAnimating(state)}>
      <HeaderNote game={game} />
      <div className={styles.stage} data-done={isOver} data-loading={isOver && !gameOver}>
        {gameOver && isJinx && <gameOver.HoneyBurst />}
        {isOver ? (
          gameOver && <gameOver.OutcomeScene game={game} myId={myId} />
        ) : (
          <>
            <h1 className={styles.unseen} tabIndex={-1}>
              Dance with {partnerName(game)}
            </h1>
            {phase === 'typing' && game.status === 'deciding' ? (
              <ContinueDecision game={game} myId={myId} />
            ) : (
              <Round state={state} phase={phase} dispatch={dispatch} />
            )}
          </>
        )}
      </div>
      {isOver ? (
        gameOver && <gameOver.Result game={game} myId={myId} />
      ) : (
        <TrailPanel state={state} />
      )}
      <p role="status" className={styles.unseen}>
        {screenReaderMessage(state)}
      </p>
    </div>
  );
}
