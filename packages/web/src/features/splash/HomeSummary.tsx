import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { loadOwnStats } from '../../domain/play/own-stats.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';
import styles from './HomeSummary.module.css';
import { hasNews, homeHeadline, homeRows } from './home-labels.ts';
import { homeQuery } from './home-query.ts';
import { saveHomeRowCount } from './home-row-count.ts';

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
  if (isPending) return fallback;
  const hasPlayed = home && (hasNews(home) || (loadOwnStats()?.gamesPlayed ?? 0) > 0);
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
