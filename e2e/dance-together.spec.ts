import type { Page } from '@playwright/test';
import {
  expect,
  partnerSealedMessage,
  roundHeading,
  startDanceTogether,
  submitWord,
  test,
} from './support/dance.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Generous for a busy machine, and far below the polling interval of a page without signals. */
const toldMs = 1500;

interface Turn {
  /** By the clock of the machine, which both browsers share. */
  at: number;
  /** The longest time without a frame, which tells how busy the machine is. */
  longestFrame: number;
}

declare global {
  interface Window {
    turn: Promise<Turn>;
  }
}

/** From now on the page records when its cards begin to turn. */
const watchForTurn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let last = performance.now();
    let longestFrame = 0;
    const passed = () => performance.now() - last;
    const frame = () => {
      longestFrame = Math.max(longestFrame, passed());
      last = performance.now();
      requestAnimationFrame(frame);
    };
    frame();
    window.turn = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-phase="turning"]')) return;
        observer.disconnect();
        const at = performance.timeOrigin + performance.now();
        resolve({ at, longestFrame: Math.max(longestFrame, passed()) });
      });
      observer.observe(document.body, { subtree: true, attributeFilter: ['data-phase'] });
    });
  });

const turnOf = (page: Page): Promise<Turn> => page.evaluate(() => window.turn);

test('both screens turn over together', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  const rounds = [
    ['moon', 'cheese'],
    ['mouse', 'cow'],
    ['farm', 'milk'],
  ] as const;
  const apart: number[] = [];
  for (const [index, [mine, theirs]] of rounds.entries()) {
    await submitWord(page, mine);
    await expect(partnerSealedMessage(friend)).toBeAttached();
    await Promise.all([watchForTurn(page), watchForTurn(friend)]);
    await submitWord(friend, theirs);
    const [one, other] = await Promise.all([turnOf(page), turnOf(friend)]);
    const stalled = Math.max(one.longestFrame, other.longestFrame);
    apart.push(Math.max(0, Math.abs(one.at - other.at) - stalled));
    for (const screen of [page, friend])
      await expect(roundHeading(screen, index + 2)).toBeVisible();
  }
  // The median, as a single round may fall into a pause of the machine.
  const middle = apart.toSorted((a, b) => a - b)[Math.floor(apart.length / 2)];
  expect(middle, `apart by ${apart.map(Math.round)} ms`).toBeLessThan(toldMs);
});
