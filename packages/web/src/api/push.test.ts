import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn(async (..._of: unknown[]) => ({ publicKey: 'key' })));
const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
};
vi.mock('./call.ts', () => ({ call }));
vi.mock('../platform/push/browser-push.ts', () => ({
  pushState: async () => 'on',
  existingSubscription: async () => subscription,
  subscribe: async () => subscription,
}));
// Another suite may have loaded it with the real parts.
vi.resetModules();
const { bringPushAlong, keepPushOn, pushStateOf, turnPushOn } = await import('./push.ts');
const { kept } = await import('../platform/kept.ts');

const timesTold = () => call.mock.calls.filter(([name]) => name === 'subscribeToPush').length;

beforeEach(() => call.mockClear());
afterEach(() => {
  for (const key of kept.keys('push.wanted.')) kept.remove(key);
});

test('a browser that tells one player doesn’t say so to the next', async () => {
  await turnPushOn('anna');
  expect(await pushStateOf('anna')).toBe('on');
  expect(await pushStateOf('ben')).toBe('off');
  await keepPushOn('ben');
  expect(timesTold()).toBe(1);
  await keepPushOn('anna');
  expect(timesTold()).toBe(2);
});

test('who brings their games along goes on being told', async () => {
  await turnPushOn('anonymous');
  await bringPushAlong('anonymous', 'anna');
  expect(await pushStateOf('anna')).toBe('on');
  expect(timesTold()).toBe(2);
});

test('but not whoever said no in this browser', async () => {
  kept.write('push.wanted.anna', 'false');
  await turnPushOn('anonymous');
  await bringPushAlong('anonymous', 'anna');
  expect(await pushStateOf('anna')).toBe('off');
});
