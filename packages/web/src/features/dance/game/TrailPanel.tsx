import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Trail } from '../../../domain/play/Trail.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { ConnectionLostNotice } from '../ConnectionLostNotice.tsx';
import { danceQuery } from '../dance-queries.ts';
import { partnerName } from '../partner-name.ts';
import { currentRound, myWord, type PlayState } from '../play-reducer.ts';
import { beeRemark } from './remarks.ts';
import { ThatCounts } from './ThatCounts.tsx';
import styles from './TrailPanel.module.css';

const EndDialog = lazy(() => import('./EndDanceDialog.tsx'));

/** What the dance has led to so far, and what it waits for. */
export function TrailPanel({ state }: { state: PlayState }) {
  const { game, trail } = state;
  const { gameId, deadline, maxRounds } = game;
  const cache = useQueryClient();
  const [isEndDialogOpen, setLeaving] = useState(false);
  const [wasEndDialogOpened, setWasAsked] = useState(false);
  const [fact, remark] = beeRemark(state);
  const canCount = state.phase === 'typing' && game.thatCounts.open;
  return (
    <div className={styles.side}>
      <ConnectionLostNotice />
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
              Round {Math.min(currentRound(state), maxRounds)} of {maxRounds}
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
        {wasEndDialogOpened && (
          <EndDialog game={game} isOpen={isEndDialogOpen} onClose={() => setLeaving(false)} />
        )}
      </Suspense>
    </div>
  );
}
