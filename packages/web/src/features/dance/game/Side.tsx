import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Trail } from '../../../ui/Trail.tsx';
import { danceQuery } from '../dance-queries.ts';
import { LiveNotice } from '../LiveNotice.tsx';
import { partnerName } from '../partner-name.ts';
import { myWord, type Play, roundOf } from '../play.ts';
import { remarkOn } from './remarks.ts';
import styles from './Side.module.css';
import { ThatCounts } from './ThatCounts.tsx';

const EndDialog = lazy(() => import('./EndDialog.tsx'));

/** What the dance has led to so far, and what it waits for. */
export function Side({ state }: { state: Play }) {
  const { game, trail } = state;
  const { gameId, deadline, maxRounds } = game;
  const cache = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [fact, remark] = remarkOn(state);
  const canCount = state.phase === 'typing' && game.thatCounts.open;
  return (
    <div className={styles.side}>
      <LiveNotice />
      <div>
        <div className={styles.watching}>
          <Bee pose={myWord(state) === undefined ? 'thinking' : 'idle'} size={104} />
          <p className={styles.bubble} data-asks={canCount}>
            <b>{fact}</b> {remark}
          </p>
        </div>
        <div className={styles.below}>
          <p className={styles.due}>
            {deadline && (
              <span className={styles.clock}>
                <Icon name="clock" />
                <span>
                  Due{' '}
                  <Countdown
                    until={Date.parse(deadline)}
                    onDone={() => void cache.invalidateQueries(danceQuery(gameId))}
                  />
                </span>
              </span>
            )}
            <span>
              Round {Math.min(roundOf(state), maxRounds)} of {maxRounds}
            </span>
          </p>
          {canCount && <ThatCounts game={game} />}
        </div>
      </div>
      <section>
        <div className={styles.head}>
          <h2 className={styles.heading}>The trail so far</h2>
          <button
            type="button"
            className={styles.leave}
            onClick={() => {
              setWasAsked(true);
              setLeaving(true);
            }}
          >
            End this dance
          </button>
        </div>
        {trail.length > 0 ? (
          <Trail rounds={trail} them={partnerName(game)} />
        ) : (
          <p className={styles.empty}>Nothing said yet.</p>
        )}
      </section>
      <Suspense>
        {wasAsked && <EndDialog game={game} isOpen={isLeaving} onClose={() => setLeaving(false)} />}
      </Suspense>
    </div>
  );
}
