import './theme/fonts.css';
import './theme/tokens.css';
import './theme/avatar-tokens.css';
import './theme/base.css';
import './app/shared-by-first-screens.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { readPaintedPage, takeOverPage } from './app/painting/take-over-page.ts';
import { prefetchFirstScreen } from './app/prefetch-first-screen.ts';
import { router } from './app/router/router.ts';
import { openSession } from './app/session/session.ts';
import { noteChunkErrors } from './platform/chunk-load-error.ts';
import { retryImport } from './platform/retry-import.ts';
import { whenIdle } from './platform/when-idle.ts';
import { watchLook } from './theme/look.ts';

watchLook();
noteChunkErrors();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const app = (
  <StrictMode>
    <App router={router} />
  </StrictMode>
);
const painted = readPaintedPage();
if (painted) {
  void takeOverPage(painted, (how) => {
    if (how === 'hydrate') hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
} else {
  void openSession();
  prefetchFirstScreen(router);
  delete document.documentElement.dataset.outdated;
  root.replaceChildren();
  createRoot(root).render(app);
}

whenIdle(async () => {
  const { startBackgroundTasks } = await retryImport(
    () => import('./app/start-background-tasks.ts'),
  );
  startBackgroundTasks();
});
