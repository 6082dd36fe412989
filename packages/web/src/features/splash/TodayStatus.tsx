import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { Streak } from '../../domain/play/Streak.tsx';
import { useHeaderSlot } from '../../ui/use-header-slot.ts';
import { playLabel } from './play-label.ts';

/** How today's game stands, and the streak. It comes when the page has long been painted. */
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
