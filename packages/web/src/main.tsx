import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { countPages } from './app/count-pages.ts';
import { healLostChunks } from './app/lost-chunk.ts';
import { router } from './app/router.ts';
import { openSession } from './app/session/session.ts';

healLostChunks();
countPages(router);
void openSession();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
