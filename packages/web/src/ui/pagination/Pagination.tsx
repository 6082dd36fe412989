import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** What is paged through: "Dances". */
  label: string;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  isBusy?: boolean;
}

/** Pages are addressed by cursor, so there are no page numbers. */
export function Pagination({ label, onPrevious, onNext, isBusy = false }: PaginationProps) {
  const buttons = useRef<HTMLElement>(null);
  const isFirst = onPrevious === undefined;
  const isLast = onNext === undefined;

  // At the last page its button is disabled; the other one takes the focus.
  useLayoutEffect(() => {
    const [previous, next] = buttons.current?.querySelectorAll('button') ?? [];
    if (isLast && document.activeElement === next) previous?.focus();
    if (isFirst && document.activeElement === previous) next?.focus();
  }, [isFirst, isLast]);

  const appearance = { variant: 'outline', size: 'small', isBusy } as const;
  return (
    <nav ref={buttons} className={styles.pages} aria-label={label}>
      <Button {...appearance} disabled={isFirst} onClick={onPrevious}>
        <Icon name="back" />
        Previous
      </Button>
      <Button {...appearance} disabled={isLast} onClick={onNext}>
        Next
        <Icon name="forward" />
      </Button>
    </nav>
  );
}

interface LoadMoreProps {
  onMore?: (() => void) | undefined;
  isBusy?: boolean;
  fault?: string | undefined;
}

export function LoadMore({ onMore, isBusy = false, fault }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      {onMore && (
        <Button variant="outline" size="small" isBusy={isBusy} onClick={onMore}>
          {isBusy ? 'Loading…' : fault === undefined ? 'Load more' : 'Try again'}
        </Button>
      )}
    </div>
  );
}
