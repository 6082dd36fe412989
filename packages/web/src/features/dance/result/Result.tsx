import type { Dance } from '@bee-jinx/contract/browser';
import { Trail } from '../../../domain/play/Trail.tsx';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { partnerName } from '../partner-name.ts';
import { toDanceTrail } from '../played-dance.ts';
import { BeesWords } from './BeesWords.tsx';
import { Rematch } from './Rematch.tsx';
import styles from './Result.module.css';
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
      {opponent && <Rematch game={game} opponent={opponent} />}
      {telepathy !== undefined && opponent && (
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
