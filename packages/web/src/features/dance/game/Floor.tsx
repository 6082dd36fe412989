import type { Dance } from '@bee-jinx/contract/browser';
import { useEffect, useReducer, useRef } from 'react';
import { later, useLater } from '../../../platform/later.ts';
import { danceWords } from '../../../platform/offline/offline.ts';
import { partnerName } from '../partner-name.ts';
import { begin, isMoving, step } from '../play.ts';
import { Decide } from './Decide.tsx';
import styles from './Floor.module.css';
import { HeaderNote } from './HeaderNote.tsx';
import { Round } from './Round.tsx';
import { Side } from './Side.tsx';
import { spoken } from './spoken.ts';
import { useReveal } from './use-reveal.ts';
import { useTracking } from './use-tracking.ts';

/** Everything that is shown only when words have met or the dance is over: fetched with its first round. */
const ending = later(() => import('../result/ending-parts.ts'));

interface FloorProps {
  game: Dance;
  myId: string;
}

/** Where two dance: honey is you, sky is them. */
export function Floor({ game, myId }: FloorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(step, undefined, () =>
    begin(game, myId, danceWords.find(myId, game.gameId)),
  );
  useEffect(() => dispatch({ type: 'hear', game }), [game]);
  useEffect(() => danceWords.hold(myId, game.gameId), [myId, game.gameId]);
  useReveal(root, state, dispatch);
  useTracking(game);
  const { phase } = state;
  const isOver = phase === 'over';
  const isJinx = phase === 'jinx' || (isOver && game.outcome === 'jinx');
  const hasBegun = state.trail.length > 0;
  useEffect(() => {
    if (hasBegun) ending.fetchAhead();
  }, [hasBegun]);
  const parts = useLater(ending, isOver || isJinx);

  return (
    <div ref={root} className={styles.screen} data-skippable={isMoving(state)}>
      <HeaderNote game={game} />
      <div className={styles.stage} data-done={isOver} data-loading={isOver && !parts}>
        {parts && isJinx && <parts.HoneyBurst />}
        {isOver ? (
          parts && <parts.Closing game={game} myId={myId} />
        ) : (
          <>
            <h1 className={styles.unseen} tabIndex={-1}>
              Dance with {partnerName(game)}
            </h1>
            {phase === 'typing' && game.status === 'deciding' ? (
              <Decide game={game} myId={myId} />
            ) : (
              <Round state={state} phase={phase} dispatch={dispatch} />
            )}
          </>
        )}
      </div>
      {isOver ? parts && <parts.Result game={game} myId={myId} /> : <Side state={state} />}
      <p role="status" className={styles.unseen}>
        {spoken(state)}
      </p>
    </div>
  );
}
