import type { CallReply } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export type BufferState = CallReply<'readEventBuffer'>;

export const bufferQuery = queryOptions({
  queryKey: ['admin', 'event-buffer'],
  queryFn: ({ signal }) => call('readEventBuffer', { signal }),
});
