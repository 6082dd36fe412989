import type { ReactNode } from 'react';
import { formatNumber, formatTenths } from '../../platform/format-number.ts';
import { Button } from '../../ui/button/Button.tsx';
import { NoneYet } from '../../ui/layout/NoneYet.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import type { HeadToHead } from './friend.ts';
import styles from './HeadToHeadStatTiles.module.css';

interface FiguresProps {
  headToHead: HeadToHead | 'loading' | 'error';
  /** A dance of the two is open. */
  isDancing: boolean;
  onRetry?: (() => void) | undefined;
}

export function HeadToHeadStatTiles({ headToHead, isDancing, onRetry }: FiguresProps) {
  if (headToHead === 'error') {
    return (
      <div className={styles.instead} role="status">
        <p>Your dances couldn’t be fetched.</p>
        {onRetry && (
          <Button variant="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    );
  }
  if (headToHead === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden as="p" role="status">
          Fetching your dances…
        </VisuallyHidden>
        <div className={styles.figures}>
          {['jinxes', 'average', 'fewest', 'run'].map((figure) => (
            <div key={figure} className={styles.figure}>
              <span className={styles.bone}>
                <Skeleton lines={2} />
              </span>
            </div>
          ))}
        </div>
      </div>
    );
  }
  const { games, jinxes, averageRounds, fewestRounds, run } = headToHead;
  if (games === 0) {
    return (
      <p className={styles.instead}>
        {isDancing ? 'Your first dance is waiting.' : 'No dances yet. Ask for one.'}
      </p>
    );
  }
  return (
    <dl className={styles.figures}>
      <Figure name="Jinxes">
        {formatNumber(jinxes)}
        <span className={styles.of}> of {formatNumber(games)}</span>
      </Figure>
      <Figure name="Average">
        {averageRounds === null ? <NoneYet /> : formatTenths(averageRounds)}
      </Figure>
      <Figure name="Fewest">
        {fewestRounds === null ? <NoneYet /> : formatNumber(fewestRounds)}
      </Figure>
      <Figure name="In a row">{formatNumber(run)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.number}>{children}</dd>
    </div>
  );
}
