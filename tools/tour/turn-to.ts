import type { Page } from '@playwright/test';
import { lookKept } from './open-page.ts';
import { settle } from './settle.ts';
import type { Step } from './step.ts';
import type { Traffic } from './traffic.ts';
import { heightOf, type View } from './views.ts';

/** Another width by resizing the window, another look as if it had been chosen in another tab. */
export async function turnTo(page: Page, traffic: Traffic, step: Step, view: View): Promise<void> {
  await page.setViewportSize({ width: view.width, height: heightOf(view) });
  if (step.javaScript === false) return;
  await page.emulateMedia({ colorScheme: view.theme });
  await page.evaluate((look) => {
    for (const [key, value] of Object.entries(look)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage'));
  }, lookKept(view));
  await settle(page, traffic);
}
