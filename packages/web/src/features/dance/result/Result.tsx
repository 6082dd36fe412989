import type { Dance } from '@bee-jinx/contract/browser';
import { Trail } from '../../../domain/play/Trail.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { hasLeft, partnerName } from '../partner-name.ts';
import { toDanceTrail } from '../played-dance.ts';
import { AddFriend } from './AddFriend.tsx';
import { BeesWords } from './BeesWords.tsx';
import { DanceReactions } from './DanceReactions.tsx';
import { Rematch } from './Rematch.tsx';
import styles from './Result.module.css';
import { ShareDance } from './ShareDance.tsx';
import { Sharing } from './Sharing.tsx';
import { Telepathy } from './Telepathy.tsx';

interface ResultProps {
  game: Dance;
  myId: string;
}

export function Result({ game, myId }: ResultProps) {
  const rounds = toDanceTrail(game, myId);
  const { opponent, telepathy, sharing } = game;
  return (
    <div className={styles.side}>
      {game.reactions && opponent?.canDance && <DanceReactions game={game} said={game.reactions} />}
      {opponent && <Rematch game={game} opponent={opponent} />}
      {game.outcome && rounds.length > 0 && (
        <ShareDance outcome={game.outcome} rounds={game.rounds} />
      )}
      {game.befriends && opponent?.canDance && <AddFriend game={game} befriends={game.befriends} />}
      {telepathy !== undefined && opponent && !hasLeft(opponent) && (
        <Telepathy score={telepathy} opponentId={opponent.userId} name={partnerName(game)} />
      )}
      {rounds.length > 0 && (
        <section>
          <h2 className={styles.heading}>The path</h2>
          <Trail rounds={rounds} them={partnerName(game)} />
        </section>
      )}
      {rounds.length > 1 && !opponent?.isBee && <BeesWords gameId={game.gameId} />}
      {sharing && <Sharing game={game} sharing={sharing} />}
      <ButtonLink to="/jinx/dance" look="outline">
        My dances
      </ButtonLink>
    </div>
  );
}
