import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { Button } from '../../ui/button/Button.tsx';

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
>;

/** Below a list that has the newest first, as long as there is more of it. */
export function LoadEarlierButton({ of: pages }: { of: Pages }) {
  if (!pages.hasNextPage) return null;
  return (
    <Button
      look="outline"
      size="small"
      // What is in sight may still be of another filter, and no page follows on that.
      isBusy={pages.isFetchingNextPage || pages.isPlaceholderData}
      onClick={() => void pages.fetchNextPage()}
    >
      Show earlier ones
    </Button>
  );
}
