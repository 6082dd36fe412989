import type { CallReply, CallRequest } from '@bee-jinx/contract/browser';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { track } from '../../domain/analytics/track.ts';
import { withIdempotencyKey } from '../../platform/with-idempotency-key.ts';
import { groupErrorMessage, groupFailureEvent } from './group-error-message.ts';

interface MemberOfHive {
  groupId: string;
  memberUserId: string;
}

const commands = {
  createGroup: withIdempotencyKey((body: CallRequest<'createGroup'>['body'], idempotencyKey) =>
    call('createGroup', { body, idempotencyKey }),
  ),
  updateGroup: ({ groupId, ...body }: CallRequest<'updateGroup'>['body'] & { groupId: string }) =>
    call('updateGroup', { params: { groupId }, body }),
  joinGroup: (body: CallRequest<'joinGroup'>['body']) => call('joinGroup', { body }),
  requestGroup: (body: CallRequest<'requestGroup'>['body']) => call('requestGroup', { body }),
  approveRequest: (requestId: string) => call('approveRequest', { body: { requestId } }),
  rejectRequest: (requestId: string) => call('rejectRequest', { body: { requestId } }),
  cancelRequest: (requestId: string) => call('cancelRequest', { body: { requestId } }),
  leaveGroup: ({ groupId }: Pick<MemberOfHive, 'groupId'>) =>
    call('leaveGroup', { params: { groupId } }),
  deleteGroup: ({ groupId }: Pick<MemberOfHive, 'groupId'>) =>
    call('deleteGroup', { params: { groupId } }),
  removeMember: ({ groupId, memberUserId }: MemberOfHive) =>
    call('removeMember', { params: { groupId }, body: { memberUserId } }),
  handOverGroup: ({ groupId, memberUserId }: MemberOfHive) =>
    call('handOverGroup', { params: { groupId }, body: { memberUserId } }),
};

type Command = keyof typeof commands;
type Input<Name extends Command> = Parameters<(typeof commands)[Name]>[0];

/**
 * A call that changes a hive or its members; each can be repeated. `onSuccess` runs even when a live signal has
 * unmounted the component meanwhile.
 */
export function useGroupCommand<Name extends Command>(
  name: Name,
  onSuccess?: (reply: CallReply<Name>) => void,
) {
  const cache = useQueryClient();
  const send = commands[name] as unknown as (input: Input<Name>) => Promise<CallReply<Name>>;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (reply) => onSuccess?.(reply),
    onError: (failure) => {
      const event = groupFailureEvent(name, failure);
      if (event) track(event);
    },
    // Also after a refusal, which means that the screen was out of date.
    onSettled: () => cache.invalidateQueries({ queryKey: ['group'] }),
  });
  return {
    run: mutate,
    isBusy: isPending,
    error,
    reset,
    fault: error ? groupErrorMessage(name, error) : undefined,
  };
}
