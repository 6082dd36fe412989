import { Avatar } from '../../../ui/Avatar.tsx';
import { BeeFace } from '../../../ui/bee/BeeFace.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { RowLink } from '../../../ui/row/Row.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { RowLine, RowWords } from '../../../ui/row/RowWords.tsx';
import { danceAddress } from '../dance-queries.ts';

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
  if (games.length === 0) return null;
  return (
    <RowList title={title}>
      {games.map((game) => (
        <li key={game.gameId}>
          <DanceRow {...game} />
        </li>
      ))}
    </RowList>
  );
}

function DanceRow({
  gameId,
  opponent,
  line,
  note,
  deadline,
  deadlineWord = 'Due',
  isDue,
}: ListedDance) {
  return (
    <RowLink
      to={danceAddress(gameId)}
      isDue={isDue}
      mark={<Face opponent={opponent} />}
      end={<Icon name="forward" />}
    >
      <RowWords name={nameOf(opponent)}>
        <RowLine>{line}</RowLine>
        {note !== undefined && <RowLine>{note}</RowLine>}
        {deadline && (
          <RowLine>
            {deadlineWord} <Countdown until={Date.parse(deadline)} />
          </RowLine>
        )}
      </RowWords>
    </RowLink>
  );
}

function Face({ opponent }: Pick<ListedDance, 'opponent'>) {
  if (!opponent) return <Icon name="link" />;
  if (opponent.isBee) return <BeeFace face="ha" size={46} />;
  const presence = opponent.here === undefined ? undefined : opponent.here ? 'here' : 'away';
  const { userId, displayName } = opponent;
  return <Avatar userId={userId} name={displayName} presence={presence} isDecorative />;
}

function nameOf(opponent: ListedDance['opponent']): string {
  if (!opponent) return 'Open link';
  return opponent.isBee ? 'The bee' : opponent.displayName;
}
