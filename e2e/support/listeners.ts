import type { Page } from '@playwright/test';

/** What can make a page wait before it scrolls. */
const scrollEvents = ['touchstart', 'touchmove', 'wheel', 'mousewheel'];

interface Listeners {
  passive: string[];
  hindering: string[];
}

/** From the next page on: who listens to touch and wheel, and who could hold up scrolling by it. */
export async function recordScrollListeners(page: Page): Promise<() => Promise<Listeners>> {
  await page.addInitScript((watched) => {
    const found: Listeners = { passive: [], hindering: [] };
    Object.assign(window, { listenersFound: found });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (watched.includes(type)) {
        const isPassive = typeof options === 'object' && options.passive === true;
        (isPassive ? found.passive : found.hindering).push(type);
      }
      addEventListener.call(this, type, listener, options);
    };
  }, scrollEvents);
  return () =>
    page.evaluate(() => (window as unknown as { listenersFound: Listeners }).listenersFound);
}
