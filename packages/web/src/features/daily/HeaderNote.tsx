import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { statsQuery } from '../../api/daily.ts';
import { useToday } from '../../platform/use-today.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './HeaderNote.module.css';

/** Which puzzle it is and how long the streak, in the room that the header has for its screen. */
export function HeaderNote({ puzzleNumber }: { puzzleNumber: number }) {
  const date = useToday() ?? '';
  const { data: stats } = useQuery(statsQuery(date));
  const streak = stats?.currentStreak ?? 0;
  const [room, setRoom] = useState<Element | null>(null);
  useEffect(() => setRoom(document.querySelector('[data-header-note]')), []);
  if (!room) return null;
  return createPortal(
    <span className={styles.note}>
      <span>No. {puzzleNumber}</span>
      {streak > 0 && (
        <span className={styles.streak} title="Your streak">
          <Icon name="streak" />
          <span className={styles.unseen}>Streak: </span>
          {streak}
        </span>
      )}
    </span>,
    room,
  );
}
