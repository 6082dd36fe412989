import { expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { firstScreenMounted } from './NotifyHydrated.tsx';

function FailingScreen(): never {
  throw new Error('Failed to fetch dynamically imported module');
}

test('a first screen that fails counts as mounted, so that the painted page is taken over', async () => {
  const takeOver = vi.fn();
  void firstScreenMounted.then(takeOver);
  const page = await renderOnClient(
    <StaticRouter>
      <ErrorBoundary>
        <FailingScreen />
      </ErrorBoundary>
    </StaticRouter>,
  );
  expect(page.text()).toContain('Load the page again');
  expect(takeOver).toHaveBeenCalled();
  await page.unmount();
});
