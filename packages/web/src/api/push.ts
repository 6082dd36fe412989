import { kept } from '../platform/kept.ts';
import {
  existingSubscription,
  type PushState,
  pushState,
  subscribe,
} from '../platform/push/browser-push.ts';
import { call } from './call.ts';

const keyOf = (userId: string) => `push.wanted.${userId}`;

const isWanted = (userId: string) => kept.read(keyOf(userId)) === 'true';

/** Whether this browser tells this player. It may be subscribed for somebody who was here before. */
export async function pushStateOf(userId: string): Promise<PushState> {
  const state = await pushState();
  return state === 'on' && !isWanted(userId) ? 'off' : state;
}

/** False where the browser or its user has said no. */
export async function turnPushOn(userId: string): Promise<boolean> {
  const { publicKey } = await call('readPushKey');
  const subscription = await subscribe(publicKey);
  if (!subscription) return false;
  await tell(subscription);
  kept.write(keyOf(userId), 'true');
  return true;
}

export async function turnPushOff(userId: string): Promise<void> {
  kept.write(keyOf(userId), 'false');
  const subscription = await existingSubscription();
  if (!subscription) return;
  await call('unsubscribeFromPush', { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}

/** The server forgets a subscription with its session, so each new one says it again: for whoever wanted it. */
export async function keepPushOn(userId: string): Promise<void> {
  if (!isWanted(userId)) return;
  const subscription = await existingSubscription();
  if (subscription) await tell(subscription);
}

/** When two players become one, this browser goes on telling them. */
export async function bringPushAlong(from: string, to: string): Promise<void> {
  if (!isWanted(from) || kept.read(keyOf(to)) !== null) return;
  kept.write(keyOf(to), 'true');
  await keepPushOn(to);
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) {
    throw new Error('This browser has subscribed to nothing.');
  }
  const { p256dh, auth } = keys;
  await call('subscribeToPush', { body: { endpoint, keys: { p256dh, auth } } });
}
