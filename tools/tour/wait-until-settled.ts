import type { Page } from '@playwright/test';
import type { PendingRequests } from './pending-requests.ts';

const timeoutMs = 60_000;

/**
 * Until the page has all that it asked for, its fonts are there, nothing is on its way from one state to
 * another, and drawing it has led to no new request.
 */
export async function waitUntilSettled(page: Page, traffic: PendingRequests): Promise<void> {
  const limit = AbortSignal.timeout(timeoutMs);
  while (true) {
    const begun = traffic.begun;
    await withTimeout(limit, 'what it asked for', traffic.quiet());
    const isStill = await withTimeout(limit, 'what moves', waitForAnimations(page));
    if (isStill && traffic.begun === begun) return;
  }
}

/** False when the page went elsewhere meanwhile. */
async function waitForAnimations(page: Page): Promise<boolean> {
  try {
    await page.evaluate(async () => {
      await document.fonts.ready;
      const ends = (one: Animation) => one.effect?.getComputedTiming().endTime !== Infinity;
      const moving = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && ends(one));
      await Promise.allSettled(moving.map((one) => one.finished));
      // Idle time comes after the frame in which everything that is known by now has been drawn; but a
      // page behind others, or on a busy machine, may be given neither.
      const soon = (ask: (tell: () => void) => unknown) =>
        new Promise<void>((resolve) => {
          ask(resolve);
          setTimeout(resolve, 500);
        });
      for (let frame = 0; frame < 2; frame += 1) {
        await soon(requestAnimationFrame);
        await soon(requestIdleCallback);
      }
    });
    return true;
  } catch (error) {
    if (/context was destroyed|navigation/i.test(String(error))) return false;
    throw error;
  }
}

function withTimeout<Result>(
  limit: AbortSignal,
  awaited: string,
  work: Promise<Result>,
): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const giveUp = () => reject(new Error(`It waited too long for ${awaited}.`));
      if (limit.aborted) giveUp();
      limit.addEventListener('abort', giveUp);
    }),
  ]);
}
