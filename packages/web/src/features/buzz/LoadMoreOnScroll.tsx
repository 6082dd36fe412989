import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import styles from './Feed.module.css';

interface MoreWhenNearProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage(): unknown;
}

/** Loads older posts near the end of the list; also a button, for the keyboard and for retries. */
export function LoadMoreOnScroll({
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: MoreWhenNearProps) {
  const end = useRef<HTMLDivElement>(null);
  const isReady = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (!isReady || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) fetchNextPage();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isReady, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className={styles.more}>
      {isFetchNextPageError && <p role="alert">Older posts didn’t come through.</p>}
      <Button
        variant="outline"
        size="small"
        isBusy={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {isFetchNextPageError ? 'Try again' : 'Older posts'}
      </Button>
    </div>
  );
}
