import { isSentPairNumber, puzzleNumberOn } from '@bee-jinx/game';
import { type ReactNode, useState } from 'react';
import type { Daily } from '../../domain/play/daily.ts';
import { useToday } from '../../platform/use-today.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import styles from './Notices.module.css';

interface NoticesProps {
  daily: Daily;
  onNewDay: (() => void) | undefined;
  className?: string | undefined;
}

/** Notices about a new day, an offline game, the archive or a wrong clock. */
export function Notices({ daily, onNewDay, className = '' }: NoticesProps) {
  const { puzzleNumber } = daily.puzzle;
  const now = useToday();
  const [openedOn] = useState(now);
  const current = now === undefined ? puzzleNumber : puzzleNumberOn(now);
  const wasTodays = openedOn !== undefined && puzzleNumberOn(openedOn) === puzzleNumber;
  const isPlaying = daily.game.status === 'playing';
  return (
    <div role="status" className={`${styles.notices} ${className}`}>
      {wasTodays && current > puzzleNumber && (
        <Notice
          act={
            onNewDay ? (
              <Button size="small" onClick={onNewDay}>
                Play today’s pair
              </Button>
            ) : (
              <ButtonLink size="small" to="/jinx/daily">
                Play today’s pair
              </ButtonLink>
            )
          }
        >
          <b>A new pair is up.</b> {isPlaying && 'This game stays as it is; finish it any time.'}
        </Notice>
      )}
      {daily.isSaved && (
        <Notice>
          <b>You’re offline.</b> This is your game as it stood.
        </Notice>
      )}
      {daily.puzzle.madeBy !== undefined && (
        <Notice>
          <b>
            This pair was made by <bdi>{daily.puzzle.madeBy}</bdi>.
          </b>{' '}
          Any player can send one.
        </Notice>
      )}
      {daily.puzzle.sent && <SentNotice sent={daily.puzzle.sent} />}
      {!isSentPairNumber(puzzleNumber) && <OtherDayNotice daily={daily} openedOn={openedOn} />}
    </div>
  );
}

function SentNotice({ sent: { maker, note } }: { sent: NonNullable<Daily['puzzle']['sent']> }) {
  return (
    <Notice>
      <b>
        <bdi>{maker}</bdi> sent you this pair.
      </b>{' '}
      {note && `“${note}”`}
    </Notice>
  );
}

/** For an archived puzzle, or for today's when the device's clock is wrong. */
function OtherDayNotice({ daily, openedOn }: { daily: Daily; openedOn: string | undefined }) {
  const { puzzle, game, today } = daily;
  // Stays while the last words turn over: what stands below it must not jump.
  const [wasPlaying] = useState(game.status === 'playing');
  if (openedOn === undefined || !wasPlaying || !game.archive) return null;
  if (today.date !== openedOn && puzzleNumberOn(openedOn) === puzzle.puzzleNumber) {
    return (
      <Notice
        act={
          <ButtonLink size="small" to={`/jinx/daily?puzzleNumber=${today.puzzleNumber}`}>
            Play today’s pair
          </ButtonLink>
        }
      >
        <b>Your clock may be wrong.</b> Today’s puzzle is another one by now.
      </Notice>
    );
  }
  return (
    <Notice>
      <b>From the archive.</b> It counts, but not for your streak.
    </Notice>
  );
}

function Notice({ act, children }: { act?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {act}
    </div>
  );
}
