import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export const schemasQuery = queryOptions({
  queryKey: ['admin', 'schemas'],
  queryFn: ({ signal }) => call('readSchemas', { signal }),
});
