import type { Handlers } from '../../platform/http/serve.ts';
import type { PlayersDeps } from './deps.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import { inspectPlayer, readSuspension, searchPlayers } from './inspect-player.ts';

import { liftSuspension, suspendPlayer } from './suspend-player.ts';

export function playersRoutes(deps: PlayersDeps) {
  return {
    readSuspension: (_input, { caller }) => readSuspension(deps, caller),
    searchPlayers: ({ query }) => searchPlayers(deps, query),
    inspectPlayer: ({ params }) => inspectPlayer(deps, params.userId),
    endPlayerSessions: async ({ params }, { caller, request }) => ({
      ended: await endPlayerSessions(deps, caller, { ...params, requestId: request.id }),
    }),
    endPlayerSession: async ({ params }, { caller, request }) => {
      await endPlayerSessions(deps, caller, { ...params, requestId: request.id });
      return { ended: true };
    },
    suspendPlayer: ({ params, body }, { caller, request }) =>
      suspendPlayer(deps, caller, { ...params, ...body, requestId: request.id }),
    liftSuspension: ({ params, body }, { caller, request }) =>
      liftSuspension(deps, caller, { ...params, ...body, requestId: request.id }),
  } satisfies Partial<Handlers>;
}
