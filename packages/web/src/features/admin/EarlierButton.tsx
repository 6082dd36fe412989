import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';

type Pages = Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;

/** Below a list that has the newest first, as long as there is more of it. */
export function EarlierButton({ of: pages }: { of: Pages }) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      look="outline"
      size="small"
      isBusy={pages.isFetchingNextPage}
      onClick={() => void pages.fetchNextPage()}
    >
      Show earlier ones
    </Button>
  );
}
