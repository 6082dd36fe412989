import type { CallReply } from '@bee-jinx/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { giveDeviceCookie } from '../../platform/http/session-cookie.ts';
import { handOver } from '../identity/hand-over.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import type { AccountsParts } from './parts.ts';
import type { Arrival } from './security/arrive.ts';

/** After the commit: old streams end, other screens hear of it, the new token is handed over. */
export function welcome(
  parts: Pick<AccountsParts, 'clock' | 'live' | 'sessionDays' | 'announce' | 'onSanctionCarried'>,
  visit: { request: FastifyRequest; reply: FastifyReply },
  { player, token, ended, deviceToken, told }: Arrival,
  asToken: boolean | undefined,
): CallReply<'signIn'> {
  const { clock, live, sessionDays, announce } = parts;
  for (const sessionId of ended) live.cut(sessionId);
  if (isSuspended(player, clock.now())) parts.onSanctionCarried(player.id);
  live.tell([player.id], { topic: 'player', id: player.id, version: player.version });
  if (told) announce(told);
  const handed = handOver(visit, token, { asToken, days: sessionDays });
  if (deviceToken !== undefined && !asToken) {
    giveDeviceCookie(visit.request, visit.reply, deviceToken);
  }
  return {
    player: presentPlayer(player, { isAdmin: false }),
    ...handed,
  };
}
