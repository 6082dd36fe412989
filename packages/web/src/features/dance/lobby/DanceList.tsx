import { useId } from 'react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { BeeFace } from '../../../ui/bee/BeeFace.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { danceAddress } from '../dance-queries.ts';
import styles from './DanceList.module.css';

export interface ListedDance {
  gameId: string;
  opponent:
    | { userId: string; displayName: string; isBee: boolean; here?: boolean | undefined }
    | undefined;
  line: string;
  /** Less important, below the line. */
  note?: string;
  deadline?: string | undefined;
  /** What happens at the deadline. */
  deadlineWord?: 'Due' | 'Lapses';
  isDue?: boolean;
}

interface DanceListProps {
  title: string;
  games: readonly ListedDance[];
}

/** Nothing at all when there are none. */
export function DanceList({ title, games }: DanceListProps) {
  const headingId = useId();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.gameId}>
            <Row {...game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({
  gameId,
  opponent,
  line,
  note,
  deadline,
  deadlineWord = 'Due',
  isDue = false,
}: ListedDance) {
  return (
    <Link to={danceAddress(gameId)} className={styles.row} data-due={isDue}>
      <Face opponent={opponent} />
      <span className={styles.words}>
        <b className={styles.name}>{nameOf(opponent)}</b>
        <span className={styles.line}>{line}</span>
        {note !== undefined && <span className={styles.line}>{note}</span>}
        {deadline && (
          <span className={styles.line}>
            {deadlineWord} <Countdown until={Date.parse(deadline)} />
          </span>
        )}
      </span>
      <Icon name="forward" />
    </Link>
  );
}

function Face({ opponent }: Pick<ListedDance, 'opponent'>) {
  if (!opponent) {
    return (
      <span className={styles.mark}>
        <Icon name="link" />
      </span>
    );
  }
  if (opponent.isBee) return <BeeFace face="ha" size={46} />;
  const presence = opponent.here === undefined ? undefined : opponent.here ? 'here' : 'away';
  const { userId, displayName } = opponent;
  return <Avatar userId={userId} name={displayName} presence={presence} isDecorative />;
}

function nameOf(opponent: ListedDance['opponent']): string {
  if (!opponent) return 'Open link';
  return opponent.isBee ? 'The bee' : opponent.displayName;
}
