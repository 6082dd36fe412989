import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { statsQuery } from '../../api/daily.ts';
import { standingQuery } from '../../api/standing.ts';
import { Streak } from '../../ui/Streak.tsx';
import { useHeaderRoom } from '../../ui/use-header-room.ts';
import { playLabel } from './play-label.ts';

/** How today's game stands, and the streak. It comes when the page has long been painted. */
export default function Standing({ date }: { date: string }) {
  const { data: result } = useQuery(standingQuery(date));
  const { data: stats } = useQuery(statsQuery(date));
  const room = useHeaderRoom();
  return (
    <>
      {playLabel(date, result ?? undefined)}
      {room && createPortal(<Streak days={stats?.currentStreak ?? 0} />, room)}
    </>
  );
}
