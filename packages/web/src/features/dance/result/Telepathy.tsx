import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
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
  return (
    <Disclosure
      storageKey="dance.telepathy"
      title="Telepathy"
      summary={`${score} of 100`}
      isOpenAtFirst="on-large-screens"
    >
      <div className={styles.history}>
        {stats ? <p>{telepathyMessage(score, stats, name)}</p> : <Skeleton />}
        {stats?.games !== 0 && <Link to={headToHeadPath(opponentId)}>Your dances together</Link>}
      </div>
    </Disclosure>
  );
}
