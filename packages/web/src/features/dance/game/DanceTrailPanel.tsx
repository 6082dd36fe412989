import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ConnectionLostNotice } from '../../../domain/play/ConnectionLostNotice.tsx';
import { danceQuery } from '../../../domain/play/dance.ts';
import layout from '../../../domain/play/layout.module.css';
import { currentRound, myWord } from '../../../domain/play/play-reducer.ts';
import { TrailPanel } from '../../../domain/play/TrailPanel.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { openLoaded } from '../../../ui/dialog/open-loaded.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { partnerName } from '../partner-name.ts';
import { canAgreeThatCounts, type DancePlay, hasPartnerSealed } from '../played-dance.ts';
import { useMeanwhileLabel } from '../use-meanwhile-label.ts';
import styles from './DanceTrailPanel.module.css';
import { beeRemark, isNudged, urgentRemark } from './remarks.ts';
import { ThatCounts } from './ThatCounts.tsx';

const loadEndDialog = () => import('./EndDanceDialog.tsx');
const EndDialog = lazy(loadEndDialog);

/** The trail, and above it what the dance waits for. */
export function DanceTrailPanel({ state }: { state: DancePlay }) {
  const { dance } = state.game;
  /** Undefined until the dialog is first opened. */
  const [isEnding, setEnding] = useState<boolean>();
  return (
    <TrailPanel
      above={
        <>
          <ConnectionLostNotice />
          <DanceStatus state={state} />
        </>
      }
      beside={
        <button
          type="button"
          className={layout.aside}
          onClick={() => openLoaded(loadEndDialog, () => setEnding(true))}
        >
          End this dance
        </button>
      }
      rounds={state.trail}
      start={dance.opening?.pair}
      them={partnerName(dance)}
    >
      <Suspense>
        {isEnding !== undefined && (
          <EndDialog game={dance} isOpen={isEnding} onClose={() => setEnding(false)} />
        )}
      </Suspense>
    </TrailPanel>
  );
}

function DanceStatus({ state }: { state: DancePlay }) {
  const { dance } = state.game;
  const { gameId, deadline, maxRounds } = dance;
  const cache = useQueryClient();
  const [fact, remark] = beeRemark(state);
  const meanwhileLabel = useMeanwhileLabel();
  const canCount = state.phase === 'typing' && canAgreeThatCounts(dance);
  return (
    <div>
      <div className={styles.watching}>
        <Bee pose={beePose(state)} size={104} />
        <p
          className={styles.bubble}
          data-asks={canCount}
          data-urgent={urgentRemark(state) !== undefined}
        >
          <b>{fact}</b> {remark}
        </p>
      </div>
      <div className={styles.below}>
        <p className={styles.due}>
          {deadline && dance.gameConfig.pace === 'relaxed' && (
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
        {canCount && <ThatCounts game={dance} />}
        {isWaiting(state) && <Link to="/jinx/daily">{meanwhileLabel}</Link>}
      </div>
    </div>
  );
}

function beePose(state: DancePlay): 'waving' | 'thinking' | 'idle' {
  if (isNudged(state)) return 'waving';
  return myWord(state) === undefined ? 'thinking' : 'idle';
}

/** There is time for another game: my word is in, and theirs may take days. */
const isWaiting = ({ phase, game }: DancePlay): boolean =>
  phase === 'typing' &&
  game.sealedWord !== undefined &&
  game.dance.gameConfig.pace === 'relaxed' &&
  !hasPartnerSealed(game);
