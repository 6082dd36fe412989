import type { CallRequest, Swarm } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { errorMessage } from '../../api/error-message.ts';
import { cacheSwarm, callSwarm, swarmQuery } from '../../domain/swarm/swarm.ts';
import { randomHexId } from '../../platform/random-hex-id.ts';

type Code = Pick<Swarm, 'code'>;
type SeatChange = CallRequest<'changeSwarmSeat'>['body'];
type Settings = CallRequest<'changeSwarm'>['body'];

/** Something that changes a swarm. Every command can be sent again without doing more. */
function useSwarmCommand<Input = void>(
  command: (input: Input) => Promise<{ swarm: Swarm }>,
  about?: string,
) {
  const cache = useQueryClient();
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (input: Input) => callSwarm(() => command(input)),
    onSuccess: ({ swarm }) => cacheSwarm(cache, swarm),
    onError: () => (about === undefined ? undefined : cache.invalidateQueries(swarmQuery(about))),
  });
  return {
    run: mutate,
    isBusy: isPending,
    /** What was sent last, until it is answered. */
    pending: isPending ? variables : undefined,
    clearError: reset,
    fault: error ? errorMessage(error) : undefined,
  };
}

/** The key makes a repeated tap, or a resent request, the same room. */
export function useCreateSwarm() {
  const [idempotencyKey] = useState(randomHexId);
  return useSwarmCommand((body: CallRequest<'createSwarm'>['body']) =>
    call('createSwarm', { body, idempotencyKey }),
  );
}

export const useJoinSwarm = (code: string) =>
  useSwarmCommand((body: SeatChange) => call('joinSwarm', { params: { swarm: code }, body }), code);

export const useChangeSeat = ({ code }: Code) =>
  useSwarmCommand(
    (body: SeatChange) => call('changeSwarmSeat', { params: { swarm: code }, body }),
    code,
  );

export const useChangeSettings = ({ code }: Code) =>
  useSwarmCommand((body: Settings) => call('changeSwarm', { params: { swarm: code }, body }), code);

export const useStartSwarm = ({ code }: Code) =>
  useSwarmCommand(() => call('startSwarm', { params: { swarm: code } }), code);

export const useTurnSwarm = ({ code, round }: Pick<Swarm, 'code' | 'round'>) =>
  useSwarmCommand(() => call('turnSwarm', { params: { swarm: code }, body: { round } }), code);

export const useReactToSwarm = ({ code }: Code) =>
  useSwarmCommand(
    (body: { round: number; reaction: Reaction | null }) =>
      call('reactToSwarm', { params: { swarm: code }, body }),
    code,
  );

export const useLeaveSwarm = ({ code }: Code) =>
  useSwarmCommand(() => call('leaveSwarm', { params: { swarm: code } }), code);

export const useRemoveFromSwarm = ({ code }: Code) =>
  useSwarmCommand(
    (seat: number) => call('removeFromSwarm', { params: { swarm: code }, body: { seat } }),
    code,
  );

export const usePassSwarm = ({ code }: Code) =>
  useSwarmCommand(
    (seat: number) => call('passSwarm', { params: { swarm: code }, body: { seat } }),
    code,
  );

/** Answers with the new swarm; the old one names it from now on. */
export const useRematchSwarm = ({ code, swarmId }: Pick<Swarm, 'code' | 'swarmId'>) =>
  useSwarmCommand(() => call('rematchSwarm', { params: { swarm: swarmId } }), code);

export const reportSeat = (swarmId: string, seat: number, reason: string) =>
  call('reportSwarm', { params: { swarm: swarmId }, body: { seat, reason } });
