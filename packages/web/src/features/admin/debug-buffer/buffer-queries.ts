import type { CallReply } from '@bee-jinx/contract/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { showAdminErrorToast } from '../AdminErrorNotice.tsx';
import { flushResultMessage } from './buffer-labels.ts';

export type BufferState = CallReply<'readEventBuffer'>;

export const bufferQuery = queryOptions({
  queryKey: ['admin', 'event-buffer'],
  queryFn: ({ signal }) => call('readEventBuffer', { signal }),
});

function useBufferMutation<Reply, Variables = void>(
  mutationFn: (variables: Variables) => Promise<Reply>,
  onSuccess: (reply: Reply) => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess,
    onError: showAdminErrorToast,
    onSettled: () => cache.invalidateQueries({ queryKey: bufferQuery.queryKey }),
  });
}

export const useFlush = () =>
  useBufferMutation(
    () => call('flushEvents'),
    (flushed) => showToast({ variant: 'done', text: flushResultMessage(flushed) }),
  );

export const useRetryDeadLetter = () =>
  useBufferMutation(
    (letterId: string) => call('retryDeadLetter', { params: { letterId } }),
    ({ stored, reason }) =>
      showToast(
        stored
          ? { variant: 'done', text: 'Stored this time.' }
          : { variant: 'fault', text: `It still can’t be stored. ${reason ?? ''}` },
      ),
  );

export const useDropDeadLetter = (onDropped: () => void) =>
  useBufferMutation(
    (letterId: string) => call('dropDeadLetter', { params: { letterId } }),
    () => {
      onDropped();
      showToast({ variant: 'done', text: 'Thrown away.' });
    },
  );
