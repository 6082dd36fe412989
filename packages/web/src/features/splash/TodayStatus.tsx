import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { HeaderNote } from '../../domain/play/HeaderNote.tsx';
import { Streak } from '../../domain/play/Streak.tsx';
import { markTutorialDone } from '../../domain/play/tutorial-done.ts';
import { useFreezeToast } from '../../domain/play/use-freeze-toast.ts';
import { playLabel } from './play-label.ts';

interface TodayStatusProps {
  date: string;
  /** Called when the server knows of a game that this browser doesn't. */
  onHasPlayed(): void;
}

/** The state of today's game, and the streak. It is loaded after the first paint. */
export function TodayStatus({ date, onHasPlayed }: TodayStatusProps) {
  const { data: result } = useQuery(dailyResultQuery(date));
  const { data: stats } = useQuery(statsQuery(date));
  useFreezeToast(stats);
  const hasPlayed = (stats?.gamesPlayed ?? 0) > 0 || (result?.rounds ?? 0) > 0;
  const onPlayed = useEffectEvent(() => {
    markTutorialDone();
    onHasPlayed();
  });
  useEffect(() => {
    if (hasPlayed) onPlayed();
  }, [hasPlayed]);
  return (
    <>
      {playLabel(date, result ?? undefined)}
      <HeaderNote>
        <Streak days={stats?.currentStreak ?? 0} />
      </HeaderNote>
    </>
  );
}
