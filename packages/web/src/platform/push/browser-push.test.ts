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
  {
    current = null as ReturnType<typeof subscription> | null,
    /** When the service worker is installed; never with null. */
    installed = Promise.resolve() as Promise<void> | null,
  } = {},
) {
  const pushManager = {
    getSubscription: vi.fn(async () => current),
    subscribe: vi.fn(async (_options: object) => subscription()),
  };
  const registration = { pushManager };
  const ready = installed?.then(() => registration) ?? new Promise(() => {});
  const getRegistration = async () => (installed ? registration : undefined);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', { serviceWorker: { ready, getRegistration } });
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
    await expect(subscribeBrowserPush('key')).rejects.toThrow('No service worker');
    expect(canAskForPush()).toBe(false);
  });

  test('are off, not unsupported, while the service worker still installs', async () => {
    vi.useFakeTimers();
    stubBrowser('granted', { installed: new Promise(() => {}) });
    const state = readBrowserPushState();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await state).toBe('off');
  });

  test('are unsupported where no service worker is registered within three seconds', async () => {
    vi.useFakeTimers();
    stubBrowser('granted', { installed: null });
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

  test('is made once a slow service worker is installed', async () => {
    vi.useFakeTimers();
    const { promise: installed, resolve: finishInstall } = Promise.withResolvers<void>();
    stubBrowser('granted', { installed });
    const made = subscribeBrowserPush('key');
    await vi.advanceTimersByTimeAsync(20_000);
    finishInstall();
    expect(await made).toMatchObject({ endpoint: 'https://push.example/1' });
  });

  test('fails without a service worker: at once if there is none, else after a minute', async () => {
    vi.useFakeTimers();
    for (const [installed, ms] of [
      [null, 3000],
      [new Promise<void>(() => {}), 63_000],
    ] as const) {
      stubBrowser('granted', { installed });
      const failed = expect(subscribeBrowserPush('key')).rejects.toThrow('No service worker');
      await vi.advanceTimersByTimeAsync(ms);
      await failed;
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
