import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { type GroupCall, groupErrorMessage } from '../group-error-message.ts';

interface QueryStateProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  call: GroupCall;
  /** How many lines the skeleton has. */
  lines: number;
}

/** Above the data of a query: an error with a retry, or a skeleton until it has loaded. */
export function QueryState({ query: { data, error, refetch }, call, lines }: QueryStateProps) {
  return (
    <>
      <Fault>{error ? groupErrorMessage(call, error) : undefined}</Fault>
      {error && (
        <Button variant="outline" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
      {!data && !error && <Skeleton lines={lines} />}
    </>
  );
}
