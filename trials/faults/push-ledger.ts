import { setTimeout as pause } from 'node:timers/promises';
import { callApi, type TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import type {
  TestBrowser,
  TestPushService,
} from '../../packages/server/src/testing/test-push-service.ts';

/** Longer than the lease of a push by a server that was killed. */
const timeoutMs = 60_000;

/** Players with a test browser each, and the pushes that it received. */
export class PushLedger {
  readonly #service: TestPushService;
  readonly #browsers = new Map<TestPlayer, TestBrowser>();

  constructor(service: TestPushService) {
    this.#service = service;
  }

  async subscribe(player: TestPlayer): Promise<void> {
    const browser = this.#service.newBrowser();
    const { status } = await player.ask('subscribeToPush', { body: browser.subscription });
    if (status !== 200) throw new Error(`No subscription: ${status}`);
    this.#browsers.set(player, browser);
  }

  get sent(): number {
    return [...this.#browsers.values()].reduce((sum, browser) => sum + idsOf(browser).length, 0);
  }

  /** A repeated push has the same tag, so a browser shows it only once. */
  get repeated(): number {
    const known = [...this.#browsers.values()].map((browser) => new Set(idsOf(browser)).size);
    return this.sent - known.reduce((sum, size) => sum + size, 0);
  }

  /** How many players have an unread notification that was never pushed. */
  async missing(url: string): Promise<number> {
    const until = performance.now() + timeoutMs;
    let waiting = [...this.#browsers];
    for (;;) {
      const still: typeof waiting = [];
      for (const entry of waiting) if (await isUnpushed(url, ...entry)) still.push(entry);
      if (still.length === 0 || performance.now() > until) return still.length;
      waiting = still;
      await pause(1000);
    }
  }
}

async function isUnpushed(url: string, player: TestPlayer, browser: TestBrowser): Promise<boolean> {
  const query = { unread_only: 'true' } as const;
  const { data } = await callApi(url, 'listNotifications', { query }, player.headers);
  const pushed = new Set(idsOf(browser));
  return data.notifications.some(({ notificationId }) => !pushed.has(notificationId));
}

const idsOf = (browser: TestBrowser): string[] =>
  browser.messages().map(({ notificationId }) => notificationId);
