import { afterEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';

afterEach(() => {
  vi.doUnmock('../bee/LoadingBee.tsx');
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a bee that can’t be loaded doesn’t take the page down', async () => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.resetModules();
  const load = vi.fn(() => {
    throw new Error('offline');
  });
  vi.doMock('../bee/LoadingBee.tsx', load);
  const { LoadingScreen } = await import('./LoadingScreen.tsx');
  const game = (
    <>
      <p>The game</p>
      <LoadingScreen isLong />
    </>
  );
  const page = await renderOnClient(game);
  await page.render(game);
  expect(load).toHaveBeenCalled();
  expect(page.text()).toBe('The game');
  await page.unmount();
});
