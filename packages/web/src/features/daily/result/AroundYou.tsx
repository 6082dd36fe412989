import type { Friend } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { friendsQuery } from '../../../domain/friends/friends.ts';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { danceOnPuzzleMutation } from '../../../domain/play/find-or-create-dance.ts';
import layout from '../../../domain/play/layout.module.css';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { useToday } from '../../../platform/use-today.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import styles from './AroundYou.module.css';

/** More would push the rest of the result away; the list of friends has them all. */
const maxShown = 4;

/** Friends who are here now, after the puzzle of today: one tap to dance with one on the pair that both have finished. */
export function AroundYou({ puzzleNumber }: { puzzleNumber: number }) {
  const headingId = useId();
  const today = useToday();
  const { userId } = usePlayer();
  const { data } = useQuery(friendsQuery(userId));
  const navigate = useNavigate();
  const dance = useMutation({
    ...danceOnPuzzleMutation(useQueryClient(), puzzleNumber),
    onSuccess: (gameId) => void navigate(dancePath(gameId)),
  });
  const isTodays = today !== undefined && puzzleNumberOn(today) === puzzleNumber;
  const here = (data?.friends ?? []).filter(({ presence }) => presence === 'here');
  if (!isTodays || here.length === 0) return null;
  // Whoever has finished can be danced with at once.
  const shown = here
    .toSorted((one, other) => Number(other.playedToday) - Number(one.playedToday))
    .slice(0, maxShown);
  return (
    <section className={styles.around} aria-labelledby={headingId}>
      <h2 id={headingId} className={layout.heading}>
        Here right now
      </h2>
      <ul className={styles.friends}>
        {shown.map((friend) => (
          <li key={friend.userId} className={styles.friend}>
            <Avatar
              userId={friend.userId}
              name={friend.displayName}
              presence="here"
              size="s"
              isDecorative
            />
            <span className={styles.words}>
              <b className={styles.name} dir="auto">
                {friend.displayName}
              </b>
              <span className={styles.note}>{stateNote(friend)}</span>
            </span>
            {(friend.openGame || friend.playedToday) && (
              <Button
                size="small"
                variant="outline"
                aria-label={`${danceLabel(friend)} with ${friend.displayName}`}
                isBusy={dance.isPending && dance.variables.userId === friend.userId}
                onClick={() => dance.mutate(friend)}
              >
                {danceLabel(friend)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Fault>{dance.error ? errorMessage(dance.error) : undefined}</Fault>
    </section>
  );
}

function stateNote({ openGame, playedToday }: Friend): string {
  if (openGame) return openGame.myTurn ? 'waits for you in your dance' : 'dances with you';
  return playedToday ? 'has finished this pair too' : 'hasn’t finished this pair yet';
}

const danceLabel = ({ openGame }: Friend): string => (openGame ? 'Go on' : 'Dance on it');
