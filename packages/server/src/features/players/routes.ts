import type { Handlers } from '../../platform/http/serve.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import { inspectPlayer } from './inspect-player.ts';
import type { PlayersParts } from './parts.ts';
import { readSuspension } from './read-suspension.ts';
import { searchPlayers } from './search-players.ts';
import { liftSuspension, suspendPlayer } from './suspend.ts';

type PlayersCalls =
  | 'readSuspension'
  | 'searchPlayers'
  | 'inspectPlayer'
  | 'endPlayerSessions'
  | 'endPlayerSession'
  | 'suspendPlayer'
  | 'liftSuspension';

export function playersRoutes(parts: PlayersParts): Handlers<PlayersCalls> {
  return {
    readSuspension: (_input, { caller }) => readSuspension(parts, caller),
    searchPlayers: ({ query }) => searchPlayers(parts, query),
    inspectPlayer: ({ params }) => inspectPlayer(parts, params.userId),
    endPlayerSessions: async ({ params }, { caller, request }) => ({
      ended: await endPlayerSessions(parts, caller, { ...params, requestId: request.id }),
    }),
    endPlayerSession: async ({ params }, { caller, request }) => {
      await endPlayerSessions(parts, caller, { ...params, requestId: request.id });
      return { ended: true };
    },
    suspendPlayer: ({ params, body }, { caller, request }) =>
      suspendPlayer(parts, caller, { ...params, ...body, requestId: request.id }),
    liftSuspension: ({ params, body }, { caller, request }) =>
      liftSuspension(parts, caller, { ...params, ...body, requestId: request.id }),
  };
}
