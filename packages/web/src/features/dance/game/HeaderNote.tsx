import type { Dance } from '@bee-jinx/contract/browser';
import { createPortal } from 'react-dom';
import { useHeaderSlot } from '../../../ui/use-header-slot.ts';
import { partnerNameCapitalized } from '../partner-name.ts';
import styles from './HeaderNote.module.css';

/** Whom I dance with, and, until the end, whether they are here. */
export function HeaderNote({ game }: { game: Dance }) {
  const room = useHeaderSlot();
  const { opponent } = game;
  if (!room || !opponent) return null;
  return createPortal(
    <span className={styles.note}>
      <span className={styles.name}>{partnerNameCapitalized(game)}</span>
      {opponent.here !== undefined && (
        <span className={styles.presence} data-here={opponent.here}>
          {opponent.here ? 'Here now' : 'Away'}
        </span>
      )}
    </span>,
    room,
  );
}
