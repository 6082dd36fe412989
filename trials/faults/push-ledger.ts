import { setTimeout as pause } from 'node:timers/promises';
import { callApi, type TestPlayer } from '../../packages/server/src/testing/test-player.ts';
import type {
  TestBrowser,
  TestPushService,
} from '../../packages/server/src/testing/test-push-service.ts';

/** Longer than a push belongs to a server that may be dead. */
const timeoutMs = 60_000;

/** Players with a browser each, and what was pushed to it. */
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

  /** A push that is sent again carries the same tag, so a browser shows it in the place of the first. */
  get repeated(): number {
    const known = [...this.#browsers.values()].map((browser) => new Set(idsOf(browser)).size);
    return this.sent - known.reduce((sum, size) => sum + size, 0);
  }

  /** How many players were never pushed something that is unread, once everything has had its time. */
  async missing(url: string): Promise<number> {
    const until = performance.now() + timeoutMs;
    let waiting = [...this.#browsers];
    for (;;) {
      const still: typeof waiting = [];
      for (const one of waiting) if (await isUnpushed(url, ...one)) still.push(one);
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
