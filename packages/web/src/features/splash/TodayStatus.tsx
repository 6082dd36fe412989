import { useQuery } from '@tanstack/react-query';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { HeaderNote } from '../../domain/play/HeaderNote.tsx';
import { Streak } from '../../domain/play/Streak.tsx';
import { playLabel } from './play-label.ts';

/** The state of today's game, and the streak. It is loaded after the first paint. */
export default function TodayStatus({ date }: { date: string }) {
  const { data: result } = useQuery(dailyResultQuery(date));
  const { data: stats } = useQuery(statsQuery(date));
  return (
    <>
      {playLabel(date, result ?? undefined)}
      <HeaderNote>
        <Streak days={stats?.currentStreak ?? 0} />
      </HeaderNote>
    </>
  );
}
