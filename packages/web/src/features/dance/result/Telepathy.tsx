import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../ui/link/Link.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { headToHeadPath, pairStatsQuery } from '../dance-queries.ts';
import styles from './Telepathy.module.css';
import { telepathyMessage } from './telepathy-message.ts';

interface TelepathyProps {
  score: number;
  opponentId: string;
  name: string;
}

/** The telepathy score, compared with the two players' average. */
export function Telepathy({ score, opponentId, name }: TelepathyProps) {
  const { data } = useQuery(pairStatsQuery(opponentId));
  const stats = data?.stats;
  const isCounted = stats === undefined || stats.games > 0;
  return (
    <section className={styles.telepathy}>
      <h2 className={styles.heading}>Telepathy</h2>
      <p className={styles.score}>
        <b>{score}</b> of 100
      </p>
      {isCounted && (
        <div className={styles.history}>
          {stats ? <p>{telepathyMessage(score, stats, name)}</p> : <Skeleton />}
          <Link to={headToHeadPath(opponentId)}>Your dances together</Link>
        </div>
      )}
    </section>
  );
}
