import type { Page } from '@playwright/test';
import type { Traffic } from './traffic.ts';

const patienceMs = 60_000;

/**
 * Until the page has all that it asked for, its fonts are there, nothing is on its way from one state to
 * another, and drawing it has led to no new request. Never for a length of time.
 */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  const limit = AbortSignal.timeout(patienceMs);
  while (!limit.aborted) {
    const begun = traffic.begun;
    await before(limit, traffic.quiet());
    const still = await before(limit, comeToRest(page));
    if (still && traffic.begun === begun) return;
  }
  throw new Error(`It did not come to rest within ${patienceMs / 1000} seconds.`);
}

/** False when the page went elsewhere meanwhile. */
async function comeToRest(page: Page): Promise<boolean> {
  try {
    await page.evaluate(async () => {
      await document.fonts.ready;
      const endless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity;
      const moving = document.getAnimations().filter((one) => !endless(one));
      await Promise.allSettled(moving.map((one) => one.finished));
      // Idle time comes after the frame in which everything that is known by now has been drawn.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise(requestAnimationFrame);
        await new Promise<unknown>((resolve) => requestIdleCallback(resolve));
      }
    });
    return true;
  } catch (error) {
    if (/context was destroyed|navigation/i.test(String(error))) return false;
    throw error;
  }
}

function before<Result>(limit: AbortSignal, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([
    work,
    new Promise<undefined>((resolve) => limit.addEventListener('abort', () => resolve(undefined))),
  ]);
}
