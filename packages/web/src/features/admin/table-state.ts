import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { deskWords } from './DeskFault.tsx';

type Asked = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> &
  Partial<Pick<UseInfiniteQueryResult, 'hasNextPage'>>;

/** Of a query whose rows a table shows. */
export function tableState({ error, isFetching, refetch, hasNextPage = false }: Asked) {
  return {
    isBusy: isFetching,
    hasMore: hasNextPage,
    fault: error ? deskWords(error) : undefined,
    onRetry: () => void refetch(),
  };
}
