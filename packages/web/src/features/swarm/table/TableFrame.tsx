import type { Swarm } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { swarmPath } from '../../../domain/swarm/swarm-paths.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Wordmark } from '../../../ui/wordmark/Wordmark.tsx';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  swarm: Pick<Swarm, 'code' | 'mySeat' | 'status'>;
  title: ReactNode;
  /** At the end of the top line. */
  beside?: ReactNode;
  /** The paper beside the stage. */
  side: ReactNode;
  /** At the bottom of the paper. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The whole screen, without navigation: stage on the left, paper on the right; below each other where it is narrow. */
export function TableFrame({ swarm, title, beside, side, foot, children }: TableFrameProps) {
  return (
    <div className={styles.table} data-swarm-table>
      <div className={styles.stage}>
        <div className={styles.top}>
          <span className={styles.mark}>
            <Wordmark />
          </span>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
        <div className={styles.area}>{children}</div>
      </div>
      <div className={styles.side}>
        {side}
        {foot}
        <Link to={swarmPath(swarm.code)} className={styles.back}>
          {backLabel(swarm)}
        </Link>
      </div>
    </div>
  );
}

function backLabel({ mySeat, status }: TableFrameProps['swarm']): string {
  if (mySeat !== undefined) return 'Back to your seat';
  return status === 'over' ? 'How it went' : 'Take a seat';
}
