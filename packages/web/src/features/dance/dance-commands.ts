import type { CallRequest, Dance } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { cacheDance } from '../../domain/play/dance.ts';
import { withIdempotencyKey } from '../../platform/with-idempotency-key.ts';
import { type DanceCommandReply, tolerateUnreadableReply } from './tolerate-unreadable-reply.ts';

type GameId = Pick<Dance, 'gameId'>;

/** Something that changes a dance. Every command can be sent again without doing more. */
function useDanceCommand<Input = void, Reply extends { game?: Dance } = { game: Dance }>(
  command: (input: Input) => Promise<Reply>,
) {
  const cache = useQueryClient();
  const refetchDances = () => cache.invalidateQueries({ queryKey: ['dance'] });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: command,
    onSuccess: ({ game }) => (game ? cacheDance(cache, game) : refetchDances()),
    onError: refetchDances,
  });
  return {
    run: mutate,
    isBusy: isPending,
    error,
    clearError: reset,
    fault: error ? errorMessage(error) : undefined,
  };
}

const invite = withIdempotencyKey((body: CallRequest<'inviteToDance'>['body'], idempotencyKey) =>
  call('inviteToDance', { body, idempotencyKey }),
);

export const useInviteToDance = () => useDanceCommand(invite);

export const useAcceptInvite = (gameId: string) =>
  useDanceCommand((word: string | undefined) =>
    call('respondToInvite', { body: { gameId, accept: true, word } }),
  );

export const useDeclineInvite = ({ gameId }: GameId) =>
  useDanceCommand(() => call('respondToInvite', { body: { gameId, accept: false } }));

/** Ends a dance, or takes an invite back. */
export const useAbandonDance = ({ gameId }: GameId) =>
  useDanceCommand((options: { notifyOpponent?: boolean }) =>
    tolerateUnreadableReply(call('abandonDance', { body: { gameId, ...options } })),
  );

export const useDanceWithBee = () =>
  useDanceCommand(async () => {
    const { game } = await call('findPartner', { body: { withBee: true } });
    if (!game) throw new Error('The bee has not come.');
    return { game };
  });

export const useThatCounts = ({ gameId, rounds }: Dance) =>
  useDanceCommand(() => call('thatCounts', { body: { gameId, roundNumber: rounds.length } }));

export const useContinueDecision = ({ gameId }: GameId) =>
  useDanceCommand((choice: { decision: 'continue' | 'stop'; preemptiveWord?: string }) =>
    call('continueDecision', { body: { gameId, ...choice } }),
  );

export const useShareDance = ({ gameId }: GameId) =>
  useDanceCommand((allow: boolean) => call('shareDance', { body: { gameId, allow } }));

export const useReactToDance = ({ gameId }: GameId) =>
  useDanceCommand((reaction: Reaction | null) =>
    call('reactToDance', { body: { gameId, reaction } }),
  );

export function useBefriendPartner({ gameId }: GameId) {
  const cache = useQueryClient();
  return useDanceCommand(async () => {
    const reply = await call('befriendPartner', { body: { gameId } });
    void cache.invalidateQueries({ queryKey: ['friends'] });
    return reply;
  });
}

type RematchRequest = Omit<CallRequest<'rematchDance'>['body'], 'confirmEndExisting'>;

/** Another dance of the two is ended only when that is confirmed. */
export const useRematchCommand = (request: RematchRequest) =>
  useDanceCommand(
    (confirmation: { confirmEndExisting: boolean }): Promise<DanceCommandReply> =>
      tolerateUnreadableReply(call('rematchDance', { body: { ...request, ...confirmation } })),
  );
