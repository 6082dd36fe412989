import { dancePath } from '../../../domain/play/dance-path.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { BeeFace } from '../../../ui/bee/BeeFace.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { RowLink } from '../../../ui/row/Row.tsx';
import { RowList } from '../../../ui/row/RowList.tsx';
import { RowLine, RowText } from '../../../ui/row/RowText.tsx';

export interface DanceListItem {
  gameId: string;
  opponent:
    | { userId: string; displayName: string; isBee: boolean; here?: boolean | undefined }
    | undefined;
  line: string;
  /** Text of the second line. */
  note?: string;
  deadline?: string | undefined;
  /** What happens at the deadline. */
  deadlineWord?: 'Due' | 'Closes';
  isDue?: boolean;
}

interface DanceListProps {
  title: string;
  games: readonly DanceListItem[];
}

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
}: DanceListItem) {
  return (
    <RowLink
      to={dancePath(gameId)}
      isDue={isDue}
      mark={<OpponentAvatar opponent={opponent} />}
      end={<Icon name="forward" />}
    >
      <RowText name={nameOf(opponent)}>
        <RowLine>{line}</RowLine>
        {note !== undefined && <RowLine>{note}</RowLine>}
        {deadline && (
          <RowLine>
            {deadlineWord} <Countdown until={Date.parse(deadline)} />
          </RowLine>
        )}
      </RowText>
    </RowLink>
  );
}

function OpponentAvatar({ opponent }: Pick<DanceListItem, 'opponent'>) {
  if (!opponent) return <Icon name="link" />;
  if (opponent.isBee) return <BeeFace face="ha" size={46} />;
  const presence = opponent.here === undefined ? undefined : opponent.here ? 'here' : 'away';
  const { userId, displayName } = opponent;
  return <Avatar userId={userId} name={displayName} presence={presence} isDecorative />;
}

function nameOf(opponent: DanceListItem['opponent']): string {
  if (!opponent) return 'Open link';
  return opponent.isBee ? 'The bee' : opponent.displayName;
}
