import { expect, type Page } from '@playwright/test';

/** The service worker has cached the whole build, so the next visit needs no network. */
export async function expectBuildCached(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          await navigator.serviceWorker.ready;
          const cached = await caches.match('/app.html', { ignoreVary: true });
          return cached !== undefined && navigator.serviceWorker.controller !== null;
        }),
      // About two hundred files.
      { timeout: 60_000 },
    )
    .toBe(true);
}
