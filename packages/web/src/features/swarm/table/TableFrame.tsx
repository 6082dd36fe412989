import type { Swarm } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { swarmPath } from '../../../domain/swarm/swarm-paths.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Wordmark } from '../../../ui/wordmark/Wordmark.tsx';
import styles from './TableFrame.module.css';

interface TableFrameProps {
  swarm: Pick<Swarm, 'code' | 'seats' | 'status'>;
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
  const back = linkBack(swarm);
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
        <Link to={back.to} className={styles.back}>
          {back.label}
        </Link>
      </div>
    </div>
  );
}

/** Where the table leads: who was removed has no seat to go back to. */
export function linkBack({ code, seats, status }: TableFrameProps['swarm']) {
  const mine = seats.find(({ isMe }) => isMe)?.state;
  if (mine === 'removed' && status !== 'over') return { to: '/jinx/swarm', label: 'Another swarm' };
  const ahead = status === 'over' ? 'How it went' : 'Take a seat';
  const hasSeat = mine !== undefined && mine !== 'removed';
  return { to: swarmPath(code), label: hasSeat ? 'Back to your seat' : ahead };
}
