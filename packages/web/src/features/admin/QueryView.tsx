import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { AdminErrorNotice } from './AdminErrorNotice.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  children(data: Data): ReactNode;
}

/** The data of a query, a skeleton before it, and an error. Data that was loaded stays in sight after an error. */
export function QueryView<Data>({ query, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      <AdminErrorNotice error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <div role="status" aria-label="Loading">
          <Skeleton variant="block" />
        </div>
      )}
    </>
  );
}
