import { call } from '../../api/call.ts';
import {
  findPushSubscription,
  type PushState,
  readBrowserPushState,
  subscribeBrowserPush,
} from '../../platform/push/browser-push.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

export const pushEnabledPrefix = 'push.wanted.';
const keyOf = (userId: string) => pushEnabledPrefix + userId;

const isPushEnabled = (userId: string) => safeLocalStorage.read(keyOf(userId)) === 'true';

/** Whether this browser's subscription belongs to this player. */
export async function readPlayerPushState(userId: string): Promise<PushState> {
  const state = await readBrowserPushState();
  return state === 'on' && !isPushEnabled(userId) ? 'off' : state;
}

/** The player has dismissed the browser's question, or forbidden pushes. */
export class PushNotAllowedError extends Error {}

export async function enablePush(userId: string): Promise<void> {
  const { publicKey } = await call('readPushKey');
  const subscription = await subscribeBrowserPush(publicKey);
  if (!subscription) throw new PushNotAllowedError();
  await registerSubscription(subscription);
  safeLocalStorage.write(keyOf(userId), 'true');
}

export async function disablePush(userId: string): Promise<void> {
  const subscription = await findPushSubscription();
  if (subscription) {
    await call('unsubscribeFromPush', { body: { endpoint: subscription.endpoint } });
  }
  // Not before the call: while the server has the subscription, pushes come, and the switch has to read on.
  safeLocalStorage.write(keyOf(userId), 'false');
  await subscription?.unsubscribe();
}

/** The server deletes a subscription with its session, so each new session sends it again. */
export async function renewPushSubscription(userId: string): Promise<void> {
  if (!isPushEnabled(userId)) return;
  const subscription = await findPushSubscription();
  if (subscription) await registerSubscription(subscription);
}

/** When two players are merged, the subscription moves along. */
export async function migratePushSubscription(from: string, to: string): Promise<void> {
  if (!isPushEnabled(from) || safeLocalStorage.read(keyOf(to)) !== null) return;
  safeLocalStorage.write(keyOf(to), 'true');
  await renewPushSubscription(to);
}

async function registerSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) {
    throw new Error('This browser has subscribed to nothing.');
  }
  const { p256dh, auth } = keys;
  await call('subscribeToPush', { body: { endpoint, keys: { p256dh, auth } } });
}
