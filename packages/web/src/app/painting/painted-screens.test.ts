import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paintedScreens } from './painted-screens.ts';

// Read as text, because an import would load every screen.
const routes = readFileSync(new URL('../routes.ts', import.meta.url), 'utf8').replace(/\s+/g, ' ');

test.each(Object.entries(paintedScreens))(
  'the painted screen of %s is the one in the routes',
  (path, file) => {
    const isStart = path === '/';
    expect(routes).toContain(
      isStart
        ? `{ index: true, lazy: () => import('..${file}') }`
        : `screen('${path.slice(1)}', () => import('..${file}'))`,
    );
  },
);
