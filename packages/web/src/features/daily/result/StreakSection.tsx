import type { DailyGame, DailyStats } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { statsQuery } from '../../../domain/play/daily.ts';
import { formatWeekdays, recentlyFrozen } from '../../../domain/play/frozen-days.ts';
import layout from '../../../domain/play/layout.module.css';
import { useHydrated } from '../../../platform/painted/use-hydrated.ts';
import { useToday } from '../../../platform/use-today.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { pointyHexagon } from '../../../ui/pointy-hexagon.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import styles from './StreakSection.module.css';
import { freezeMessage, streakMessage } from './streak-message.ts';

/** The days in a row, on the day of a game that they include: one with a word said. */
export function StreakSection({ game: { puzzleNumber, rounds } }: { game: DailyGame }) {
  const date = useToday() ?? '';
  const { data: stats, isFetching, isFetchedAfterMount } = useQuery(statsQuery(date));
  const isHydrated = useHydrated();
  const [isPainted] = useState(!isHydrated);
  const isCounted = rounds.length > 0 && (!date || puzzleNumberOn(date) === puzzleNumber);
  if (!isCounted) return null;
  // Stats from before the end of the game lack this day. Those that were painted with the result don't.
  if (isFetching && !isFetchedAfterMount && !isPainted) {
    return (
      <div className={styles.streak} aria-busy="true">
        <Skeleton variant="card" />
      </div>
    );
  }
  // Without a day the server has counted it for another one: a clock that is wrong.
  if (!stats || stats.currentStreak === 0) return null;
  const { title, line } = streakMessage(stats);
  const saved = date ? recentlyFrozen(stats.frozen ?? [], puzzleNumberOn(date)) : [];
  return (
    <section className={styles.streak}>
      <span className={styles.flame}>
        <Icon name="streak" />
      </span>
      <div>
        <h2 className={layout.heading}>{title}</h2>
        <p className={styles.line}>{line}</p>
      </div>
      <Week days={stats.currentStreak} />
      <p className={styles.freezes}>
        <Icon name="freeze" />
        {freezeMessage(stats, formatWeekdays(saved))}
      </p>
    </section>
  );
}

const daysInRow = 7;

/** A cell for each day of the current seven; the newest has just been filled. */
function Week({ days }: { days: DailyStats['currentStreak'] }) {
  const filled = ((days - 1) % daysInRow) + 1;
  return (
    <span className={styles.week}>
      {Array.from({ length: daysInRow }, (_, index) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells stay where they are.
          key={index}
          className={styles.cell}
          viewBox={pointyHexagon.frame}
          aria-hidden="true"
          data-filled={index < filled}
          data-newest={index === filled - 1}
          style={{ '--index': index } as CSSProperties}
        >
          <path d={pointyHexagon.path} />
        </svg>
      ))}
    </span>
  );
}
