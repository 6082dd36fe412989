import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkOf } from './chunks.ts';

const at = (path: string) => `/somewhere/packages/web/src/${path}`;

/** A module graph; what is in `features` is imported lazily. */
function chunksIn(imports: Record<string, string[]>) {
  const names = new Set([...Object.keys(imports), ...Object.values(imports).flat()]);
  const graph = {
    getModuleInfo: (id: string) =>
      ({
        importers: [...names]
          .filter((name) => imports[name]?.some((one) => at(one) === id))
          .map(at),
        dynamicImporters: id.includes('/features/') ? [at('app/routes.ts')] : [],
      }) as unknown as Rolldown.ModuleInfo,
  };
  return (name: string) => chunkOf(at(name), graph);
}

const splash = 'features/splash/SplashScreen.tsx';
const daily = 'features/daily/DailyScreen.tsx';
const dance = 'features/dance/DanceScreen.tsx';
const firstTime = 'features/first-time/FirstTimeScreen.tsx';
const overview = 'features/admin/overview/OverviewScreen.tsx';
const stats = 'features/admin/stats/StatsScreen.tsx';
const bell = 'features/inbox/Bell.tsx';
const several = Array.from({ length: 3 }, (_, index) => `features/other/Screen${index}.tsx`);

const chunk = chunksIn({
  [splash]: ['ui/Bee.tsx'],
  [daily]: ['ui/Bee.tsx', 'ui/Icon.tsx', 'ui/WordInput.tsx', 'ui/Streak.tsx'],
  [dance]: ['ui/WordInput.tsx'],
  [firstTime]: ['ui/WordInput.tsx'],
  [bell]: ['ui/Ring.tsx', 'ui/Count.tsx'],
  'ui/Ring.tsx': ['ui/Count.tsx'],
  [overview]: ['ui/Chart.tsx', 'ui/Menu.tsx', 'ui/Avatar.tsx'],
  [stats]: ['ui/Chart.tsx'],
  ...Object.fromEntries(several.map((screen) => [screen, ['ui/Icon.tsx', 'ui/Avatar.tsx']])),
  'features/other/Screen0.tsx': ['ui/Icon.tsx', 'ui/Avatar.tsx', 'ui/Menu.tsx', 'ui/Count.tsx'],
});

test('what screens share goes by who they are', () => {
  expect(chunk('ui/Bee.tsx')).toBe('start');
  expect(chunk('ui/Icon.tsx')).toBe('kit');
  expect(chunk('ui/WordInput.tsx')).toBe('table');
  expect(chunk('ui/Avatar.tsx')).toBe('lists');
  expect(chunk('ui/Chart.tsx')).toBe('desk');
});

test('of the query library, only lists that are loaded page by page are apart', () => {
  const library = '../../node_modules/@tanstack/react-query/build/modern';
  expect(chunk(`${library}/useQuery.js`)).toBe('kit');
  expect(chunk(`${library}/useInfiniteQuery.js`)).toBe('lists');
});

test('what every page fetches once it is shown is one file, and what a screen needs of it another', () => {
  expect([bell, 'ui/Ring.tsx'].map(chunk)).toEqual(['meanwhile', 'meanwhile']);
  expect(chunk('ui/Count.tsx')).toBe('over');
});

test('the desk comes as one file, and nobody else fetches any of it', () => {
  expect([overview, stats].map(chunk)).toEqual(['desk', 'desk']);
  expect(chunk('ui/Menu.tsx')).toBeUndefined();
});

test('a screen, and what only one of them needs, stays where it is', () => {
  for (const name of [splash, daily, dance, 'ui/Streak.tsx']) expect(chunk(name)).toBeUndefined();
});
