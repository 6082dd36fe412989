import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { AdminErrorNotice } from './AdminErrorNotice.tsx';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children(data: Data): ReactNode;
}

/** What a query found; until then its room, and if it fails, why. What was found once stays in sight. */
export function QueryView<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  return (
    <>
      {error && (
        <AdminErrorNotice error={error} onRetry={() => void refetch()} isBusy={isFetching} />
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && (
        <div role="status" aria-label="Loading">
          <Skeleton look="block" />
        </div>
      )}
    </>
  );
}
