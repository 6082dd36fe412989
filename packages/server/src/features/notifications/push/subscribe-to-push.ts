import type { CallInput } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { NotificationDeps } from '../deps.ts';
import { decodePublicPoint } from './push-crypto.ts';
import { parseEndpoint } from './push-service.ts';
import { deleteSubscription, trimSubscriptions, upsertSubscription } from './queries.ts';

/** Includes browsers that were reset without unsubscribing. */
const maxBrowsers = 10;
const secretLength = 16;

/** Idempotent: browsers call it at every start. */
export async function subscribeToPush(
  { db, clock, push }: NotificationDeps,
  { playerId, sessionId }: Caller,
  subscription: CallInput<'subscribeToPush'>['body'],
): Promise<{ subscribed: true }> {
  const { endpoint, keys } = subscription;
  const isKey = decodePublicPoint(Buffer.from(keys.p256dh, 'base64url')) !== null;
  const isSecret = Buffer.from(keys.auth, 'base64url').length === secretLength;
  const fields = {
    ...(!parseEndpoint(endpoint, push.mayBeLoopback) && {
      endpoint: 'That is no push service that we can reach.',
    }),
    ...(!isKey && { 'keys.p256dh': 'That is no key of a browser.' }),
    ...(!isSecret && { 'keys.auth': 'That is no secret of a browser.' }),
  };
  if (Object.keys(fields).length > 0) throw new Refusal('invalid_input', { details: { fields } });
  await db.transaction([`push:${playerId}`], async (sql) => {
    await upsertSubscription(sql, {
      endpoint,
      player_id: playerId,
      session_hash: sessionId,
      ...keys,
      created_at: clock.now(),
    });
    await trimSubscriptions(sql, playerId, maxBrowsers);
  });
  return { subscribed: true };
}

export async function unsubscribeFromPush(
  { db }: NotificationDeps,
  { playerId }: Caller,
  endpoint: string,
): Promise<{ subscribed: false }> {
  await db.transaction([`push:${playerId}`], (sql) =>
    deleteSubscription(sql, { endpoint, playerId }),
  );
  return { subscribed: false };
}
