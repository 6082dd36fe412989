import type { Page } from '@playwright/test';

/** Events whose listeners can block scrolling. */
const scrollEvents = ['touchstart', 'touchmove', 'wheel', 'mousewheel'];

interface Listeners {
  passive: string[];
  blocking: string[];
}

/** From the next page on, records listeners to touch and wheel, and those that can block scrolling. */
export async function recordScrollListeners(page: Page): Promise<() => Promise<Listeners>> {
  await page.addInitScript((watched) => {
    const found: Listeners = { passive: [], blocking: [] };
    Object.assign(window, { listenersFound: found });
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (watched.includes(type)) {
        const isPassive = typeof options === 'object' && options.passive === true;
        (isPassive ? found.passive : found.blocking).push(type);
      }
      addEventListener.call(this, type, listener, options);
    };
  }, scrollEvents);
  return () =>
    page.evaluate(() => (window as unknown as { listenersFound: Listeners }).listenersFound);
}
