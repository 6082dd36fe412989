import './theme/fonts.css';
import './theme/tokens.css';
import './theme/avatar-tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reloadOnChunkError } from './app/chunk-load-error.ts';
import { prefetchFirstScreen } from './app/prefetch-first-screen.ts';
import { saveFocus } from './app/restore-focus.ts';
import { router } from './app/router/router.ts';
import { openSession } from './app/session/session.ts';
import { retryImport } from './platform/retry-import.ts';
import { whenIdle } from './platform/when-idle.ts';
import { watchLook } from './theme/look.ts';

watchLook();
reloadOnChunkError();
void openSession();
prefetchFirstScreen();
whenIdle(async () => {
  const { startBackgroundTasks } = await retryImport(
    () => import('./app/start-background-tasks.ts'),
  );
  startBackgroundTasks();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
// A prerendered page stays until its screen is loaded. (Not by a top-level await: the screen's
// script imports this one, which would deadlock.)
if (root.hasChildNodes()) void screenReady().then(show);
else show();

function show(): void {
  const page = createRoot(root as HTMLElement);
  saveFocus();
  // Synchronously, so that no input is lost between the prerendered page and the live one.
  flushSync(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

function screenReady(): Promise<void> {
  const { state } = router;
  if (state.get().isReady) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = state.subscribe(() => {
      if (!state.get().isReady) return;
      stop();
      resolve();
    });
  });
}
