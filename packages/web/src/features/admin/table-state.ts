import type { UseQueryResult } from '@tanstack/react-query';
import { deskWords } from './DeskFault.tsx';

type Asked = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

/** Of a query whose rows a table shows. */
export function tableState({ error, isFetching, refetch }: Asked) {
  return {
    isBusy: isFetching,
    fault: error ? deskWords(error) : undefined,
    onRetry: () => void refetch(),
  };
}
