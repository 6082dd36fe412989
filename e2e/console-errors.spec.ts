// biome-ignore-all lint/suspicious/noConsole: errors are planted in the browser on purpose.
import { test } from './support/fixtures.ts';

/** Tests of the console check itself. */

test.fail('an error in the console fails a journey', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => console.error('planted'));
});

test.fail('an uncaught error in a second tab fails a journey', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/');
  const noticed = context.waitForEvent('weberror');
  await other.evaluate(() => void setTimeout(() => Promise.reject(new Error('planted'))));
  await noticed;
});

test.describe('a journey that provokes an error', () => {
  test.use({ allowedErrors: [/^planted/] });

  test('passes with that error allowed', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => console.error('planted'));
  });
});
