import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { adminErrorMessage } from './AdminErrorNotice.tsx';

type TableQuery = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> &
  Partial<Pick<UseInfiniteQueryResult, 'hasNextPage'>>;

/** Of a query whose rows a table shows. */
export function tableQueryProps({ error, isFetching, refetch, hasNextPage = false }: TableQuery) {
  return {
    isBusy: isFetching,
    hasMore: hasNextPage,
    fault: error ? adminErrorMessage(error) : undefined,
    onRetry: () => void refetch(),
  };
}
