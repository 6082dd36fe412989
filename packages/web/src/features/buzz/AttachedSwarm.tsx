import type { AttachedSwarm as Attached } from '@bee-jinx/contract/browser';
import { swarmPath, swarmReplayPath } from '../../domain/swarm/swarm-paths.ts';
import { Link } from '../../ui/link/Link.tsx';
import styles from './AttachedSwarm.module.css';

/** A swarm beside a post: the way to the table while it is the hive's, and to its replay once it is over. */
export function AttachedSwarm({ swarm }: { swarm: Attached }) {
  const { covered, code, outcome, minds, rounds, replayId } = swarm;
  return (
    <div className={styles.swarm}>
      <b className={styles.outcome}>{headOf(swarm)}</b>
      <span>
        {covered || outcome === undefined
          ? `${minds === 1 ? 'One mind' : `${minds} minds`}, round ${rounds + 1}. Sealed until it is over.`
          : `${minds} minds, ${rounds === 1 ? '1 round' : `${rounds} rounds`}.`}
      </span>
      {covered && code !== undefined && <Link to={swarmPath(code)}>Say your word</Link>}
      {!covered && <Link to={swarmReplayPath(replayId)}>Replay</Link>}
    </div>
  );
}

function headOf({ outcome, rounds }: Attached): string {
  if (outcome === undefined) return 'A swarm under way';
  if (outcome === 'jinx') return `Swarm jinx in ${rounds}`;
  return outcome === 'no_jinx' ? 'No swarm jinx' : 'A swarm that ended early';
}
