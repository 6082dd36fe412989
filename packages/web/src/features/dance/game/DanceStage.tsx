import type { Dance } from '@bee-jinx/contract/browser';
import { useEffect, useMemo, useRef, useState } from 'react';
import { danceWords } from '../../../domain/play/dance.ts';
import { HeaderNote } from '../../../domain/play/HeaderNote.tsx';
import { PlayStage } from '../../../domain/play/PlayStage.tsx';
import { useGameOverModule } from '../../../domain/play/use-game-over-module.ts';
import { usePlay } from '../../../domain/play/use-play.ts';
import { lazyModule } from '../../../platform/lazy-module.ts';
import { vibrate, vibrationPatterns } from '../../../ui/vibrate.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import { toPlayedDance } from '../played-dance.ts';
import { ContinueDecision } from './ContinueDecision.tsx';
import { DanceRound } from './DanceRound.tsx';
import styles from './DanceStage.module.css';
import { DanceTrailPanel } from './DanceTrailPanel.tsx';
import { StageClock } from './StageClock.tsx';
import { screenReaderMessage } from './screen-reader-message.ts';
import { useTracking } from './use-tracking.ts';

export const gameOverModule = lazyModule(
  () => import('../result/game-over-components.ts'),
  'dance-result',
);

interface DanceStageProps {
  game: Dance;
  myId: string;
}

/** The stage is honey-coloured on my side and sky-coloured on theirs. */
export function DanceStage({ game: latest, myId }: DanceStageProps) {
  const { gameId } = latest;
  const [roundsBefore] = useState(latest.rounds.length);
  const played = useMemo(() => toPlayedDance(latest, myId), [latest, myId]);
  const { state, dispatch, words } = usePlay({
    game: played,
    sender: danceWords,
    userId: myId,
    gameId,
    toQueuedWord: (word) => ({ userId: myId, gameId, ...word }),
    start: latest.opening?.pair,
    partner: partnerName(latest),
  });
  useTracking(latest);
  useFeltNudge(latest.nudgedAt);
  // Everything on the screen comes from here, as `latest` would tell the outcome before the cards have turned.
  const game = state.game.dance;
  const { phase } = state;
  const gameOver = useGameOverModule(gameOverModule, state);
  const isDeciding = phase === 'typing' && game.status === 'deciding';
  return (
    <PlayStage
      state={state}
      dispatch={dispatch}
      stageClass={styles.stage}
      title={`Dance with ${partnerName(game)}`}
      screenReaderMessage={screenReaderMessage(state)}
      round={
        <div className={styles.round}>
          {isDeciding ? (
            <ContinueDecision
              game={game}
              myId={myId}
              isPlayedHere={game.rounds.length > roundsBefore}
            />
          ) : (
            phase !== 'over' && (
              <DanceRound state={state} phase={phase} dispatch={dispatch} words={words} />
            )
          )}
          {game.gameConfig.pace === 'live' && game.deadline && (
            <StageClock game={game} isHidden={phase !== 'typing'} />
          )}
        </div>
      }
      panel={<DanceTrailPanel state={state} />}
      ending={
        gameOver && {
          burst: <gameOver.HoneyBurst />,
          scene: <gameOver.OutcomeScene game={game} myId={myId} />,
          panel: <gameOver.Result game={game} myId={myId} />,
        }
      }
    >
      <HeaderNote>
        <Partner game={game} />
      </HeaderNote>
    </PlayStage>
  );
}

/** Shows whether the partner is online until the dance is over. */
function Partner({ game }: { game: Dance }) {
  const { opponent } = game;
  if (!opponent) return null;
  return (
    <span className={styles.note}>
      <span className={styles.name}>{partnerNameCapitalized(game)}</span>
      {opponent.here !== undefined && (
        <span className={styles.presence} data-here={opponent.here}>
          {opponent.here ? 'Here now' : 'Away'}
        </span>
      )}
    </span>
  );
}

/** A nudge that comes while the stage is open is felt in the hand. */
function useFeltNudge(nudgedAt: string | undefined): void {
  const felt = useRef(nudgedAt);
  useEffect(() => {
    if (nudgedAt === felt.current) return;
    felt.current = nudgedAt;
    if (nudgedAt !== undefined) vibrate(vibrationPatterns.nudge);
  }, [nudgedAt]);
}
