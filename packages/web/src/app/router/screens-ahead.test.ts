import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preloadedScreens } from './screens-ahead.ts';

// Read as text, because an import would load every screen.
const routes = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8').replace(/\s+/g, ' ');

test.each(Object.entries(preloadedScreens))(
  'the page names the screen of %s, as the shell will',
  (path, file) => {
    expect(routes).toContain(`path: '${path.slice(1)}', lazy: () => import('..${file}')`);
  },
);
