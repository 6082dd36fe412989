import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { Streak } from '../../domain/play/Streak.tsx';
import { useHeaderSlot } from '../../ui/use-header-slot.ts';
import { playLabel } from './play-label.ts';

/** The state of today's game, and the streak. It is loaded after the first paint. */
export default function TodayStatus({ date }: { date: string }) {
  const { data: result } = useQuery(dailyResultQuery(date));
  const { data: stats } = useQuery(statsQuery(date));
  const headerSlot = useHeaderSlot();
  return (
    <>
      {playLabel(date, result ?? undefined)}
      {headerSlot && createPortal(<Streak days={stats?.currentStreak ?? 0} />, headerSlot)}
    </>
  );
}
