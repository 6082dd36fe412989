import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { dailyResultQuery } from '../../domain/account/daily-result.ts';
import { statsQuery } from '../../domain/play/daily.ts';
import { loadOwnStats } from '../../domain/play/own-stats.ts';
import { useHydrated } from '../../platform/painted/use-hydrated.ts';
import { today } from '../../platform/today.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './HomeSummary.module.css';
import { hasNews, homeHeadline, homeRows } from './home-labels.ts';
import { homeQuery } from './home-query.ts';
import { saveHomeRowCount } from './home-row-count.ts';

export { TodayStatus } from './TodayStatus.tsx';

export async function prefetchHome(cache: QueryClient): Promise<void> {
  const date = today();
  await Promise.all([
    cache.prefetchQuery(homeQuery(date)),
    cache.prefetchQuery(dailyResultQuery(date)),
    cache.prefetchQuery(statsQuery(date)),
  ]);
}

interface HomeHeadlineProps {
  date: string;
  /** Until it is known whether there is anything to say. */
  fallback: ReactNode;
  /** What a newcomer reads. */
  tagline: ReactNode;
}

/** How today's and yesterday's pair stand, in the room of the tagline. */
export function HomeHeadline({ date, fallback, tagline }: HomeHeadlineProps) {
  const { data: home, isPending } = useQuery(homeQuery(date));
  const { data: stats } = useQuery(statsQuery(date));
  const isHydrated = useHydrated();
  if (isPending) return fallback;
  const { gamesPlayed = 0 } = stats ?? ((isHydrated && loadOwnStats()) || {});
  const hasPlayed = home && (hasNews(home) || gamesPlayed > 0);
  if (!hasPlayed) return tagline;
  const [today, yesterday] = homeHeadline(home);
  return (
    <>
      {today} <br />
      {yesterday}
    </>
  );
}

/** Who waits for the player, and how many of a hive have played. */
export function HomeRows({ date }: { date: string }) {
  const { data: home } = useQuery(homeQuery(date));
  const rows = home && homeRows(home);
  const isReturning = home && hasNews(home);
  const count = rows?.length;
  useEffect(() => {
    if (count !== undefined) saveHomeRowCount(isReturning ? count : undefined);
  }, [count, isReturning]);
  if (!rows || rows.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label="News">
      {rows.map(({ to, text, isDue }) => (
        <li key={to}>
          <Link to={to} className={styles.row} data-due={isDue}>
            <bdi>{text}</bdi>
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
