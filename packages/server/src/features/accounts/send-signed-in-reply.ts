import type { CallReply } from '@bee-jinx/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setDeviceCookie } from '../../platform/http/session-cookie.ts';
import { presentPlayer } from '../identity/present-player.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import { deliverSessionToken } from '../identity/session-token.ts';
import type { AccountsDeps } from './deps.ts';
import type { CompletedSignIn } from './security/complete-sign-in.ts';

/** Call after the commit: closes old streams, signals other screens and delivers the new token. */
export function sendSignedInReply(
  deps: Pick<
    AccountsDeps,
    'clock' | 'live' | 'sessionDays' | 'signalInboxes' | 'onSuspensionInherited'
  >,
  visit: { request: FastifyRequest; reply: FastifyReply },
  { player, token, ended, deviceTokens, changedInboxes }: CompletedSignIn,
  asToken: boolean | undefined,
): CallReply<'signIn'> {
  const { clock, live, sessionDays, signalInboxes } = deps;
  for (const sessionId of ended) live.closeSessionStreams(sessionId);
  if (isSuspended(player, clock.now())) deps.onSuspensionInherited(player.id);
  live.sendSignal([player.id], { topic: 'player', id: player.id, version: player.version });
  if (changedInboxes) signalInboxes(changedInboxes);
  const handed = deliverSessionToken(visit, token, { asToken, days: sessionDays });
  if (deviceTokens !== undefined && !asToken) {
    setDeviceCookie(visit.request, visit.reply, deviceTokens);
  }
  return {
    player: presentPlayer(player, { isAdmin: false }, clock.now()),
    ...handed,
  };
}
