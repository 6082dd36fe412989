import type { Dance } from '@bee-jinx/contract/browser';
import { BeesNotes } from '../../../domain/notes/BeesNotes.tsx';
import { Trail } from '../../../domain/play/Trail.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
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

/** What comes after the headline: react, share, befriend, dance again, and the rest folded. */
export function Result({ game, myId }: ResultProps) {
  const rounds = toDanceTrail(game, myId);
  const { opponent, telepathy, sharing } = game;
  return (
    <div className={styles.side}>
      {game.reactions && opponent?.canDance && <DanceReactions game={game} said={game.reactions} />}
      {game.outcome && rounds.length > 0 && (
        <ShareDance outcome={game.outcome} rounds={game.rounds} />
      )}
      {game.befriends && opponent?.canDance && <AddFriend game={game} befriends={game.befriends} />}
      {opponent && <Rematch game={game} opponent={opponent} />}
      {telepathy !== undefined && opponent && !hasLeft(opponent) && (
        <Telepathy score={telepathy} opponentId={opponent.userId} name={partnerName(game)} />
      )}
      {rounds.length > 0 && (
        <Disclosure
          storageKey="dance.path"
          title="Your path"
          summary={rounds.length === 1 ? '1 round' : `${rounds.length} rounds`}
          isOpenAtFirst="on-large-screens"
        >
          <Trail rounds={rounds} start={game.opening?.pair} them={partnerName(game)} />
        </Disclosure>
      )}
      {hasNotes(game) && (
        <BeesNotes game={{ gameId: game.gameId }} them={partnerName(game)} unit="dance" />
      )}
      {hasBeesWords(game) && <BeesWords gameId={game.gameId} />}
      {sharing && <Sharing game={game} sharing={sharing} />}
      <ButtonLink to="/jinx/dance" variant="outline">
        My dances
      </ButtonLink>
    </div>
  );
}

export const hasNotes = ({ rounds, opening }: Dance): boolean => rounds.length > (opening ? 0 : 1);

export const hasBeesWords = ({ rounds, opponent }: Dance): boolean =>
  rounds.length > 1 && !opponent?.isBee;
