import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preloadedScreens } from './preloaded-screens.ts';

// Read as text, because an import would load every screen.
const routes = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8').replace(/\s+/g, ' ');

test.each(Object.entries(preloadedScreens))(
  'the preloaded screen of %s is the one in the routes',
  (path, file) => {
    expect(routes).toContain(`screen('${path.slice(1)}', () => import('..${file}'))`);
  },
);
