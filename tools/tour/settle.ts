import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const timeoutMs = 60_000;
const liveStream = '/api/live';

/** Counts the requests of a page. Those that stay open on purpose are left out. */
export class RequestCounter {
  readonly #open = new Set<Request>();
  /** Requests so far. */
  started = 0;

  constructor(page: Page, stalledPath: string | undefined) {
    page.on('request', (request) => {
      const path = pathOf(request.url());
      if (path === liveStream || (stalledPath !== undefined && path.startsWith(stalledPath))) {
        return;
      }
      this.started += 1;
      this.#open.add(request);
    });
    page.on('requestfinished', (request) => this.#open.delete(request));
    page.on('requestfailed', (request) => this.#open.delete(request));
  }

  async untilNoneIsOpen(): Promise<void> {
    const deadline = performance.now() + timeoutMs;
    while (this.#open.size > 0) {
      if (performance.now() > deadline) {
        const paths = [...this.#open].map((request) => pathOf(request.url()));
        throw new Error(`No answer after ${timeoutMs / 1000} s: ${paths.join(', ')}`);
      }
      await pause(5);
    }
  }
}

/**
 * Waits until all requests are answered, fonts are loaded, transitions are over, and rendering all of that
 * has started no new request. Playwright's `networkidle` can't be used: the live stream never ends.
 */
export async function waitUntilSettled(page: Page, requests: RequestCounter): Promise<void> {
  let startedBefore: number;
  do {
    startedBefore = requests.started;
    await requests.untilNoneIsOpen();
    // Unlike evaluate, it begins again when the page navigates meanwhile.
    await page.waitForFunction(finishRendering);
  } while (requests.started !== startedBefore);
}

/** Runs in the page. */
async function finishRendering(): Promise<boolean> {
  await document.fonts.ready;
  const moving = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(moving.map(({ finished }) => finished));
  // Idle time comes after the frame that draws everything known by now. A busy machine may grant neither.
  const withTimeout = (schedule: (callback: () => void) => unknown) =>
    new Promise<void>((resolve) => {
      schedule(resolve);
      setTimeout(resolve, 500);
    });
  for (let frame = 0; frame < 2; frame += 1) {
    await withTimeout(requestAnimationFrame);
    await withTimeout(requestIdleCallback);
  }
  return true;
}

/** '' for what is no URL. */
export const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';
