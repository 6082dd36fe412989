import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import styles from './ChartFrame.module.css';

export interface ChartState {
  isBusy?: boolean;
  fault?: string | undefined;
  onRetry?: () => void;
  empty?: string;
}

interface ChartFrameProps extends ChartState {
  caption: string;
  isEmpty: boolean;
  children: ReactNode;
}

export function ChartFrame({
  caption,
  isBusy = false,
  fault,
  onRetry,
  isEmpty,
  empty = 'Nothing to draw yet.',
  children,
}: ChartFrameProps) {
  const id = useId();
  return (
    <figure className={styles.frame} aria-labelledby={id} aria-busy={isBusy}>
      <figcaption id={id} className={styles.caption}>
        {caption}
      </figcaption>
      {fault !== undefined ? (
        <div className={styles.instead} role="alert">
          <p className={styles.fault}>{fault}</p>
          {onRetry && (
            <Button variant="outline" size="small" isBusy={isBusy} onClick={onRetry}>
              Try again
            </Button>
          )}
        </div>
      ) : isBusy && isEmpty ? (
        <div role="status" aria-label="Loading">
          <Skeleton variant="block" />
        </div>
      ) : isEmpty ? (
        <p className={styles.instead}>{empty}</p>
      ) : (
        children
      )}
    </figure>
  );
}
