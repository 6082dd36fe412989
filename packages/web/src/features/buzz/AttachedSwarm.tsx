import type { AttachedSwarm as Attached } from '@bee-jinx/contract/browser';
import { swarmReplayPath } from '../../domain/swarm/swarm-paths.ts';
import { Link } from '../../ui/link/Link.tsx';
import styles from './AttachedSwarm.module.css';

/** A swarm beside a post: how it went, once it is over, and the way to its replay. */
export function AttachedSwarm({ swarm }: { swarm: Attached }) {
  const { covered, outcome, minds, rounds, replayId } = swarm;
  return (
    <div className={styles.swarm}>
      <b className={styles.outcome}>{headOf(swarm)}</b>
      <span>
        {covered || outcome === undefined
          ? `${minds} minds, round ${rounds + 1}. Sealed until it is over.`
          : `${minds} minds, ${rounds === 1 ? '1 round' : `${rounds} rounds`}.`}
      </span>
      {!covered && <Link to={swarmReplayPath(replayId)}>Replay</Link>}
    </div>
  );
}

function headOf({ outcome, rounds }: Attached): string {
  if (outcome === undefined) return 'A swarm under way';
  if (outcome === 'jinx') return `Swarm jinx in ${rounds}`;
  return outcome === 'no_jinx' ? 'No swarm jinx' : 'A swarm that ended early';
}
