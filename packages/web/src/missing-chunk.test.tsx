import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './app/router/ErrorBoundary.tsx';
import { loadScreens } from './app/router/screens.ts';
import { noteChunkErrors } from './platform/chunk-load-error.ts';
import { lazyModule } from './platform/lazy-module.ts';
import { renderOnClient } from './platform/render-on-client.ts';
import { retryImport } from './platform/retry-import.ts';
import { StaticRouter } from './platform/router/StaticRouter.tsx';
import { lazyOverlay } from './ui/dialog/lazy-overlay.tsx';
import { openLoaded } from './ui/dialog/open-loaded.ts';
import { toastQueue } from './ui/toast/toast-queue.ts';

const reload = vi.fn();
let browser: EventTarget;

/** As Vite does: tells of the error, and rejects with it. */
async function importMissing(): Promise<never> {
  const payload = new Error('Failed to fetch dynamically imported module');
  browser.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  throw payload;
}

beforeEach(() => {
  vi.stubEnv('SSR', false);
  vi.useFakeTimers();
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  // React reads the user agent when it is loaded, which may be here.
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  vi.stubGlobal('location', { href: 'https://bee.example/hive', reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('fetch', async () => new Response());
  noteChunkErrors();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  reload.mockReset();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
});

async function showFailedScreen(): Promise<void> {
  const error = await importMissing().catch((thrown: unknown) => thrown);
  function Screen(): never {
    throw error;
  }
  const page = await renderOnClient(
    <StaticRouter>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </StaticRouter>,
  );
  await page.unmount();
}

async function openOverlay(): Promise<void> {
  const Overlay = lazyOverlay(importMissing);
  const page = await renderOnClient(<Overlay isOpen onClose={() => {}} />);
  await page.unmount();
}

test.each([
  ['a screen that is shown', showFailedScreen],
  ['an overlay that is opened', openOverlay],
  ['a dialog that is opened', async () => openLoaded(importMissing, () => {})],
  ['a part of the page', async () => void retryImport(importMissing)],
])('%s reloads the page if its chunk is gone', async (_what, want) => {
  await want();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  vi.clearAllTimers();
});

test.each([
  ['a screen', () => loadScreens([importMissing])],
  ['a part', async () => lazyModule(importMissing).prefetch()],
])('%s that is only prefetched leaves the page as it is', async (_what, prefetch) => {
  await prefetch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
});
