import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { statsQuery } from '../../api/daily.ts';
import { useToday } from '../../platform/use-today.ts';
import { Streak } from '../../ui/Streak.tsx';
import { useHeaderRoom } from '../../ui/use-header-room.ts';
import styles from './HeaderNote.module.css';

/** Which puzzle it is, and how long the streak. */
export function HeaderNote({ puzzleNumber }: { puzzleNumber: number }) {
  const date = useToday() ?? '';
  const { data: stats } = useQuery(statsQuery(date));
  const room = useHeaderRoom();
  if (!room) return null;
  return createPortal(
    <span className={styles.note}>
      <span>No. {puzzleNumber}</span>
      <Streak days={stats?.currentStreak ?? 0} />
    </span>,
    room,
  );
}
