import type { CallReply } from '@bee-jinx/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admitted } from '../identity/admit.ts';
import { handOver } from '../identity/hand-over.ts';
import { presentPlayer } from '../identity/present-player.ts';
import type { AccountsParts } from './parts.ts';

/** After the commit: old streams end, other screens hear of it, the new token is handed over. */
export function welcome(
  { live, sessionDays }: Pick<AccountsParts, 'live' | 'sessionDays'>,
  visit: { request: FastifyRequest; reply: FastifyReply },
  { player, token, ended }: Admitted,
  asToken: boolean | undefined,
): CallReply<'signIn'> {
  for (const sessionId of ended) live.cut(sessionId);
  live.tell([player.id], { topic: 'player', id: player.id, version: player.version });
  return {
    player: presentPlayer(player, { isAdmin: false }),
    ...handOver(visit, token, { asToken, days: sessionDays }),
  };
}
