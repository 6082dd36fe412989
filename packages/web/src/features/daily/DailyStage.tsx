import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import {
  type Daily,
  type DailyPlay,
  dailyWords,
  statsQuery,
  toPlayedDaily,
} from '../../domain/play/daily.ts';
import { HeaderNote } from '../../domain/play/HeaderNote.tsx';
import layout from '../../domain/play/layout.module.css';
import { PlayStage } from '../../domain/play/PlayStage.tsx';
import { myWord } from '../../domain/play/play-reducer.ts';
import { puzzleLabel } from '../../domain/play/puzzle-label.ts';
import { Streak } from '../../domain/play/Streak.tsx';
import { markTutorialDone } from '../../domain/play/tutorial-done.ts';
import { useFreezeToast } from '../../domain/play/use-freeze-toast.ts';
import { useGameOverModule } from '../../domain/play/use-game-over-module.ts';
import { usePlay } from '../../domain/play/use-play.ts';
import { laterPart } from '../../platform/later-part.tsx';
import { lazyModule } from '../../platform/lazy-module.ts';
import { today } from '../../platform/today.ts';
import { useToday } from '../../platform/use-today.ts';
import { openLoaded } from '../../ui/dialog/open-loaded.ts';
import { DailyRound } from './DailyRound.tsx';
import styles from './DailyStage.module.css';
import { screenReaderMessage } from './screen-reader-message.ts';
import type { RevealedSeal } from './seal.ts';
import { toQueuedWord } from './to-queued-word.ts';
import { useSealVerification } from './use-seal-verification.ts';
import { trackWith, useTracking } from './use-tracking.ts';

const DailyTrailPanel = laterPart(async () => (await import('./later-parts.ts')).DailyTrailPanel, {
  hasButtons: true,
});
const loadSealSheet = () => import('./SealSheet.tsx');
const SealSheet = lazy(loadSealSheet);
export const gameOverModule = lazyModule(() => import('./game-over-components.ts'), 'daily-result');

interface DailyStageProps {
  userId: string;
  daily: Daily;
  onNewDay: (() => void) | undefined;
}

export function DailyStage({ userId, daily: latest, onNewDay }: DailyStageProps) {
  const { puzzle } = latest;
  const { puzzleNumber } = puzzle;
  const played = useMemo(() => toPlayedDaily(latest), [latest]);
  const { state, dispatch, words } = usePlay({
    game: played,
    sender: dailyWords,
    userId,
    gameId: puzzleNumber,
    toQueuedWord: (word) => toQueuedWord(userId, latest, word),
    start: [puzzle.word1, puzzle.word2],
    onAnswer: ({ round }) => trackWith(({ trackWord }) => trackWord(puzzleNumber, round)),
  });
  useTracking(puzzle, latest.game);
  // Everything on the screen comes from here, as `latest` would tell the outcome before the cards have turned.
  const { daily } = state.game;
  const { game, seal } = daily;
  const opened = useMemo(() => revealedSeals(state, game), [state, game]);
  const sealOf = useSealVerification(game, opened, { round: game.rounds.length + 1, seal });
  const [isSealShown, setSealShown] = useState(false);
  const showSeal = () => openLoaded(loadSealSheet, () => setSealShown(true));
  const gameOver = useGameOverModule(gameOverModule, state);
  const cache = useQueryClient();
  // Not when the panel's code is here: they may have changed since the page was painted with them.
  const [statsAtFirst] = useState(() => cache.getQueryData(statsQuery(today()).queryKey));
  const hasSaidWord = state.trail.length > 0;
  useEffect(() => {
    if (hasSaidWord) markTutorialDone();
  }, [hasSaidWord]);

  return (
    <PlayStage
      state={state}
      dispatch={dispatch}
      stageClass={layout.resultStage}
      title={
        puzzle.sent ? `A pair from ${puzzle.sent.maker}` : `Bee Jinx ${puzzleLabel(puzzleNumber)}`
      }
      screenReaderMessage={screenReaderMessage(state)}
      round={
        state.phase !== 'over' && (
          <DailyRound
            userId={userId}
            daily={daily}
            state={state}
            phase={state.phase}
            dispatch={dispatch}
            words={words}
            sealOf={sealOf}
            onVerifySeals={showSeal}
          />
        )
      }
      panel={
        <DailyTrailPanel
          userId={userId}
          daily={daily}
          statsAtFirst={statsAtFirst}
          trail={state.trail}
          isSealed={myWord(state) !== undefined}
          sealOf={sealOf}
          onVerifySeals={showSeal}
          onNewDay={onNewDay}
        />
      }
      ending={
        gameOver && {
          burst: <gameOver.HoneyBurst />,
          scene: <gameOver.OutcomeScene puzzle={puzzle} game={game} />,
          panel: <gameOver.Result daily={daily} onNewDay={onNewDay} onVerifySeals={showSeal} />,
        }
      }
    >
      <HeaderNote>
        <PuzzleAndStreak puzzle={puzzle} />
      </HeaderNote>
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
    </PlayStage>
  );
}

function PuzzleAndStreak({ puzzle: { puzzleNumber, sent } }: { puzzle: Daily['puzzle'] }) {
  const { data: stats } = useQuery(statsQuery(useToday() ?? ''));
  useFreezeToast(stats);
  return (
    <span className={styles.note}>
      <span>{sent ? 'Sent pair' : puzzleLabel(puzzleNumber)}</span>
      <Streak days={stats?.currentStreak ?? 0} />
    </span>
  );
}

/** The rounds turned over so far, and the word that giving up has opened. */
function revealedSeals(
  { trail, revealing, phase }: DailyPlay,
  { leftSealed }: Daily['game'],
): RevealedSeal[] {
  const isTurned = revealing !== undefined && phase !== 'sealing';
  return [...trail, ...(isTurned ? [revealing] : []), ...(leftSealed ? [leftSealed] : [])];
}
