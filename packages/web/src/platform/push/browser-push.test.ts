import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  canAskForPush,
  findPushSubscription,
  readBrowserPushState,
  subscribeBrowserPush,
} from './browser-push.ts';

type Permission = 'default' | 'granted' | 'denied';
const subscription = () => ({ endpoint: 'https://push.example/1', unsubscribe: vi.fn() });

function stubBrowser(
  permission: Permission,
  { current = null as ReturnType<typeof subscription> | null, hasWorker = true } = {},
) {
  const pushManager = {
    getSubscription: vi.fn(async () => current),
    subscribe: vi.fn(async (_options: object) => subscription()),
  };
  const ready = hasWorker ? Promise.resolve({ pushManager }) : new Promise(() => {});
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', { serviceWorker: { ready } });
  return pushManager;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('pushes to this browser', () => {
  test.each([
    ['on', 'granted', true],
    ['off', 'granted', false],
    ['off', 'default', true],
    ['blocked', 'denied', true],
  ] as const)(
    'are %s with permission %s, subscribed: %s',
    async (state, permission, isSubscribed) => {
      const current = isSubscribed ? subscription() : null;
      stubBrowser(permission, { current });
      expect(await readBrowserPushState()).toBe(state);
      expect(await findPushSubscription()).toBe(state === 'on' ? current : undefined);
      expect(canAskForPush()).toBe(permission !== 'denied');
    },
  );

  test.each(['PushManager', 'Notification'])('are unsupported without %s', async (missing) => {
    stubBrowser('granted', { current: subscription() });
    Reflect.deleteProperty(globalThis, missing);
    expect(await readBrowserPushState()).toBe('unsupported');
    expect(canAskForPush()).toBe(false);
  });

  test('are unsupported without service workers', async () => {
    stubBrowser('granted');
    vi.stubGlobal('navigator', {});
    expect(await readBrowserPushState()).toBe('unsupported');
    expect(await subscribeBrowserPush('key')).toBeUndefined();
    expect(canAskForPush()).toBe(false);
  });

  test('are unsupported where the service worker isn’t ready within three seconds', async () => {
    vi.useFakeTimers();
    stubBrowser('granted', { hasWorker: false });
    const settled = vi.fn();
    const state = readBrowserPushState().then(settled);
    await vi.advanceTimersByTimeAsync(2999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await state;
    expect(settled).toHaveBeenCalledExactlyOnceWith('unsupported');
  });
});

describe('a subscription', () => {
  const options = { userVisibleOnly: true, applicationServerKey: 'key' };

  test('is made with the server’s key, if the player allows it', async () => {
    const pushManager = stubBrowser('granted');
    expect(await subscribeBrowserPush('key')).toMatchObject({ endpoint: 'https://push.example/1' });
    expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(options);
    for (const permission of ['default', 'denied'] as const) {
      const asked = stubBrowser(permission);
      expect(await subscribeBrowserPush('key')).toBeUndefined();
      expect(asked.subscribe).not.toHaveBeenCalled();
    }
  });

  test('with another key is replaced', async () => {
    const current = subscription();
    const pushManager = stubBrowser('granted', { current });
    pushManager.subscribe.mockRejectedValueOnce(new Error('another key'));
    expect(await subscribeBrowserPush('key')).toBeDefined();
    expect(current.unsubscribe).toHaveBeenCalledOnce();
    expect(pushManager.subscribe.mock.calls).toEqual([[options], [options]]);
  });

  test('that fails for another reason fails', async () => {
    const pushManager = stubBrowser('granted');
    pushManager.subscribe.mockRejectedValue(new Error('no push service'));
    await expect(subscribeBrowserPush('key')).rejects.toThrow('no push service');
    expect(pushManager.subscribe).toHaveBeenCalledOnce();
  });
});
