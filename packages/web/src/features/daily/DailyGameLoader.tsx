import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { dailyQuery } from '../../domain/play/daily.ts';
import { puzzleLabel } from '../../domain/play/puzzle-label.ts';
import { onBackOnline } from '../../platform/back-online.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DailyStage } from './DailyStage.tsx';

const PuzzleUnavailable = lazy(async () => ({
  default: (await import('./PuzzleUnavailable.tsx')).PuzzleUnavailable,
}));

interface DailyGameLoaderProps {
  puzzleNumber: number;
  /** Of the link to a pair that a player has made. */
  pairCode?: string;
  /** Opens the puzzle of the new day. */
  onNewDay?: (() => void) | undefined;
}

/** Loads my game of this puzzle. */
export function DailyGameLoader({ puzzleNumber, pairCode, onNewDay }: DailyGameLoaderProps) {
  useTitle(`${pairCode === undefined ? puzzleLabel(puzzleNumber) : 'A pair for you'} · Bee Jinx`);
  const { userId } = usePlayer();
  const { data, error, refetch } = useQuery(dailyQuery(userId, puzzleNumber, pairCode));
  const isMissing = data === undefined || data.isSaved;
  useEffect(
    () => (isMissing ? onBackOnline(() => void refetch()) : undefined),
    [isMissing, refetch],
  );

  if (data) return <DailyStage userId={userId} daily={data} onNewDay={onNewDay} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      {error ? (
        <PuzzleUnavailable puzzleNumber={puzzleNumber} error={error} onRetry={refetch} />
      ) : (
        <LoadingScreen />
      )}
    </Suspense>
  );
}
