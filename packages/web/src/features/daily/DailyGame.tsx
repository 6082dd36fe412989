import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { dailyQuery } from '../../api/daily.ts';
import { usePlayer } from '../../api/player.ts';
import { onBackOnline } from '../../platform/offline/offline.ts';
import { LoadingScreen } from '../../ui/LoadingScreen.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { Table } from './Table.tsx';

const NoPuzzle = lazy(async () => ({ default: (await import('./NoPuzzle.tsx')).NoPuzzle }));

interface DailyGameProps {
  puzzleNumber: number;
  /** Goes to the puzzle of the day it is by now. */
  onNewDay?: (() => void) | undefined;
}

/** My game of this puzzle, as the server has it. */
export function DailyGame({ puzzleNumber, onNewDay }: DailyGameProps) {
  useTitle(`No. ${puzzleNumber} · Bee Jinx`);
  const { userId } = usePlayer();
  const { data, error, refetch } = useQuery(dailyQuery(userId, puzzleNumber));
  const isMissing = data === undefined || data.isSaved;
  useEffect(
    () => (isMissing ? onBackOnline(() => void refetch()) : undefined),
    [isMissing, refetch],
  );

  if (data) return <Table userId={userId} daily={data} onNewDay={onNewDay} />;
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
