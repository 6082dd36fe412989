import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { statsQuery } from '../../domain/play/daily.ts';
import { Streak } from '../../domain/play/Streak.tsx';
import { useToday } from '../../platform/use-today.ts';
import { useHeaderSlot } from '../../ui/use-header-slot.ts';
import styles from './HeaderNote.module.css';

/** Which puzzle it is, and how long the streak. */
export function HeaderNote({ puzzleNumber }: { puzzleNumber: number }) {
  const date = useToday() ?? '';
  const { data: stats } = useQuery(statsQuery(date));
  const room = useHeaderSlot();
  if (!room) return null;
  return createPortal(
    <span className={styles.note}>
      <span>No. {puzzleNumber}</span>
      <Streak days={stats?.currentStreak ?? 0} />
    </span>,
    room,
  );
}
