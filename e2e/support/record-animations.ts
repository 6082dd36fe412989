import type { Page } from '@playwright/test';

/**
 * From now on records animations that move something or take longer than a cross-fade. Returns a reader.
 */
export async function recordAnimations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((crossFadeMs) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = ({ target }: Event) => {
      for (const animation of document.getAnimations()) {
        const effect = animation.effect as KeyframeEffect;
        const isLong = Number(effect.getComputedTiming().duration) > crossFadeMs;
        if (isLong || effect.getKeyframes().some((frame) => 'transform' in frame)) {
          moved.push((effect.target ?? (target as Element)).outerHTML.slice(0, 120));
        }
      }
    };
    for (const name of ['animationstart', 'transitionrun']) addEventListener(name, note, true);
  }, 100);
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}
