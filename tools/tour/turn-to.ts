import type { Page } from '@playwright/test';
import { lookStorage } from './open-context.ts';
import type { PendingRequests } from './pending-requests.ts';
import type { Step } from './step.ts';
import { heightOf, type View } from './views.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** Another width by resizing the window, another look as if it had been chosen in another tab. */
export async function switchView(
  page: Page,
  traffic: PendingRequests,
  step: Step,
  view: View,
): Promise<void> {
  await page.setViewportSize({ width: view.width, height: heightOf(view) });
  if (step.javaScript === false) return;
  await page.emulateMedia({ colorScheme: view.theme });
  await page.evaluate((look) => {
    for (const [key, value] of Object.entries(look)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage'));
  }, lookStorage(view));
  await waitUntilSettled(page, traffic);
}
