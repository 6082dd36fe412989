import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import {
  disablePush,
  enablePush,
  migratePushSubscription,
  readPlayerPushState,
  renewPushSubscription,
} from './push.ts';
import { pushErrorMessage } from './push-error-message.ts';

const call = vi.hoisted(() => vi.fn(async (..._of: unknown[]) => ({ publicKey: 'key' })));
const subscription = {
  endpoint: 'https://push.example/1',
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};
const subscribeBrowserPush = vi.fn<() => Promise<typeof subscription | undefined>>(
  async () => subscription,
);
const canAskForPush = vi.fn(() => true);
vi.mock('../../api/call.ts', () => ({ call }));
vi.mock('../../platform/push/browser-push.ts', () => ({
  readBrowserPushState: async () => 'on',
  findPushSubscription: async () => subscription,
  subscribeBrowserPush: () => subscribeBrowserPush(),
  canAskForPush: () => canAskForPush(),
}));

const timesTold = () => call.mock.calls.filter(([name]) => name === 'subscribeToPush').length;

beforeEach(() => call.mockClear());
afterEach(() => {
  for (const key of safeLocalStorage.keys('push.wanted.')) safeLocalStorage.remove(key);
});

test('a subscription of one player does not count for the next', async () => {
  await enablePush('anna');
  expect(await readPlayerPushState('anna')).toBe('on');
  expect(await readPlayerPushState('ben')).toBe('off');
  await renewPushSubscription('ben');
  expect(timesTold()).toBe(1);
  await renewPushSubscription('anna');
  expect(timesTold()).toBe(2);
});

test('pushes stay on until the server has deleted the subscription', async () => {
  await enablePush('anna');
  call.mockRejectedValueOnce(new Error('offline'));
  await expect(disablePush('anna')).rejects.toThrow('offline');
  expect(await readPlayerPushState('anna')).toBe('on');
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
  await disablePush('anna');
  expect(await readPlayerPushState('anna')).toBe('off');
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
});

test.each([
  ['dismissed', true, 'Your browser asked, and nobody said yes.'],
  ['forbidden', false, 'This browser is told not to notify you.'],
])('pushes that are %s stay off, with a message', async (_case, canAsk, message) => {
  subscribeBrowserPush.mockResolvedValueOnce(undefined);
  canAskForPush.mockReturnValueOnce(canAsk);
  const error = await enablePush('anna').catch((thrown: Error) => thrown);
  expect(pushErrorMessage(error as Error)).toContain(message);
  expect(await readPlayerPushState('anna')).toBe('off');
  expect(timesTold()).toBe(0);
});

test('a browser that can’t subscribe isn’t said to forbid it', async () => {
  subscribeBrowserPush.mockRejectedValueOnce(new Error('No service worker is active.'));
  const error = await enablePush('anna').catch((thrown: Error) => thrown);
  expect(pushErrorMessage(error as Error)).toContain('couldn’t be signed up');
});

test('a merged player keeps the subscription', async () => {
  await enablePush('anonymous');
  await migratePushSubscription('anonymous', 'anna');
  expect(await readPlayerPushState('anna')).toBe('on');
  expect(timesTold()).toBe(2);
});

test('unless it was disabled in this browser', async () => {
  safeLocalStorage.write('push.wanted.anna', 'false');
  await enablePush('anonymous');
  await migratePushSubscription('anonymous', 'anna');
  expect(await readPlayerPushState('anna')).toBe('off');
});
