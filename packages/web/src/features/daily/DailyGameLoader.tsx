import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { usePlayer } from '../../domain/account/player.ts';
import { dailyQuery } from '../../domain/play/daily.ts';
import { onBackOnline } from '../../platform/back-online.ts';
import { LoadingScreen } from '../../ui/loading-screen/LoadingScreen.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { DailyStage } from './DailyStage.tsx';

const NoPuzzle = lazy(async () => ({
  default: (await import('./PuzzleUnavailable.tsx')).PuzzleUnavailable,
}));

interface DailyGameProps {
  puzzleNumber: number;
  /** Goes to the puzzle of the day it is by now. */
  onNewDay?: (() => void) | undefined;
}

/** My game of this puzzle, as the server has it. */
export function DailyGameLoader({ puzzleNumber, onNewDay }: DailyGameProps) {
  useTitle(`No. ${puzzleNumber} · Bee Jinx`);
  const { userId } = usePlayer();
  const { data, error, refetch } = useQuery(dailyQuery(userId, puzzleNumber));
  const isMissing = data === undefined || data.isSaved;
  useEffect(
    () => (isMissing ? onBackOnline(() => void refetch()) : undefined),
    [isMissing, refetch],
  );

  if (data) return <DailyStage userId={userId} daily={data} onNewDay={onNewDay} />;
  return (
    <Suspense fallback={<LoadingScreen />}>
      {error ? (
        <NoPuzzle puzzleNumber={puzzleNumber} error={error} onRetry={refetch} />
      ) : (
        <LoadingScreen />
      )}
    </Suspense>
  );
}
