import { expect, test } from './support/fixtures.ts';

test.use({ allowedErrors: [/Content Security Policy/] });

/** What the server has counted by now. */
async function counted(url: string, directive: string): Promise<number> {
  const figures = await (await fetch(`${url}/api/metrics`)).text();
  const line = new RegExp(
    `^bee_jinx_policy_violations_total{directive="${directive}"} (\\d+)`,
    'm',
  );
  return Number(line.exec(figures)?.[1] ?? 0);
}

test('what a browser refuses by our content policy, it reports to the server', async ({
  page,
  server,
}) => {
  await page.goto('/');
  const before = await counted(server.url, 'script-src');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "planted"';
    document.head.append(script);
  });
  await expect.poll(() => counted(server.url, 'script-src')).toBe(before + 1);
  await expect(page).not.toHaveTitle('planted');
});
