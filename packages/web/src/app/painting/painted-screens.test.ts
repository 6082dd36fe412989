import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paintedParts, paintedScreens } from './painted-screens.ts';

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

test.each(Object.entries(paintedParts))('the painted part %s is a lazy module', (name, file) => {
  const folder = new URL(`../..${file.slice(0, file.lastIndexOf('/'))}/`, import.meta.url);
  const users = ['SplashScreen.tsx', 'DailyStage.tsx', '../game/DanceStage.tsx']
    .map((each) => new URL(each, folder))
    .filter((each) => existsSync(each))
    .map((each) => readFileSync(each, 'utf8'));
  expect(users.join()).toContain(`'${name}'`);
  expect(users.join()).toContain(file.slice(file.lastIndexOf('/')));
});
