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
        dynamicImporters:
          id.includes('/features/') || id.endsWith(bees) ? [at('app/routes.ts')] : [],
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
const bees = 'ui/bee/bees.ts';
const laterParts = 'features/daily/later-parts.ts';
const home = 'features/splash/HomeSummary.tsx';
const result = 'features/daily/game-over-components.ts';
const bell = 'features/inbox/Bell.tsx';
const several = Array.from({ length: 3 }, (_, index) => `features/other/Screen${index}.tsx`);
const buzz = 'features/buzz/BuzzScreen.tsx';

const commonToSeveral = ['ui/Icon.tsx', 'ui/Avatar.tsx', 'ui/Share.tsx', 'ui/Form.tsx'];

const chunk = chunksIn({
  [splash]: ['ui/Wordmark.tsx', 'ui/Today.tsx'],
  [bees]: ['ui/Head.tsx', 'ui/Head.module.css', 'ui/Motion.tsx'],
  [laterParts]: ['ui/Trail.tsx', 'ui/Trail.module.css', 'ui/Icon.tsx'],
  [daily]: ['ui/Today.tsx', 'ui/Motion.tsx', 'ui/Icon.tsx', 'ui/WordInput.tsx', 'ui/Streak.tsx'],
  [dance]: ['ui/WordInput.tsx', 'ui/Trail.tsx', 'ui/Trail.module.css', 'ui/Head.tsx'],
  [firstTime]: ['ui/WordInput.tsx'],
  [home]: ['ui/Row.tsx'],
  [buzz]: ['ui/Row.tsx', 'ui/Avatar.tsx', 'ui/Count.tsx'],
  [result]: ['ui/Share.tsx'],
  [bell]: ['ui/Ring.tsx', 'ui/Count.tsx', 'ui/Inbox.tsx'],
  'ui/Ring.tsx': ['ui/Count.tsx'],
  [overview]: ['ui/Chart.tsx', 'ui/Menu.tsx', 'ui/Avatar.tsx'],
  [stats]: ['ui/Chart.tsx'],
  ...Object.fromEntries(several.map((screen) => [screen, commonToSeveral])),
  'features/other/Screen0.tsx': [...commonToSeveral, 'ui/Menu.tsx', 'ui/Inbox.tsx'],
});

test('a module that screens share goes into the chunk of the screens that use it', () => {
  expect(chunk('ui/Today.tsx')).toBe('base');
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

test('no painted screen loads what is shared by others only', () => {
  expect(chunk('ui/Row.tsx')).toBe('kit');
  expect(chunk('ui/Share.tsx')).toBe('results');
  expect(chunk('ui/Form.tsx')).toBe('rest');
});

test('what every page loads after its first paint is one chunk, what a painted screen shares with it another', () => {
  expect([bell, 'ui/Ring.tsx', 'ui/Inbox.tsx'].map(chunk)).toEqual(Array(3).fill('meanwhile'));
  expect(chunk('ui/Count.tsx')).toBe('over');
});

test('the daily game is one chunk, and what it shows later two others without styles', () => {
  expect([daily, 'ui/Streak.tsx'].map(chunk)).toEqual(['daily', 'daily']);
  expect([laterParts, 'ui/Trail.tsx', 'ui/Trail.module.css'].map(chunk)).toEqual([
    'later',
    'later',
    'kit',
  ]);
  expect([bees, 'ui/Head.tsx', 'ui/Head.module.css'].map(chunk)).toEqual(['bee', 'bee', 'base']);
  expect(chunk('ui/Motion.tsx')).toBe('base');
});

test('the admin desk is one chunk that no other screen loads', () => {
  expect([overview, stats].map(chunk)).toEqual(['desk', 'desk']);
  expect(chunk('ui/Menu.tsx')).toBeUndefined();
  const rule = '/somewhere/packages/game/src/swarm-bot.ts';
  expect(chunkOf(rule, { getModuleInfo: () => null })).toBe('desk');
});

test('a screen, and what only one screen uses, gets no shared chunk', () => {
  for (const name of [splash, dance, 'ui/Wordmark.tsx']) expect(chunk(name)).toBeUndefined();
});
