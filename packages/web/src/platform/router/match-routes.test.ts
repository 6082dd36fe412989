import { expect, test } from 'vitest';
import { matchRoutes, type RoutePattern } from './match-routes.ts';

interface Route extends RoutePattern {
  name: string;
}

const routes: Route[] = [
  { name: 'start', index: true },
  { name: 'list', path: 'dance' },
  { name: 'history', path: 'dance/history' },
  { name: 'game', path: 'dance/:gameId' },
  {
    name: 'layout',
    children: [
      {
        name: 'admin',
        path: 'admin/:area',
        children: [
          { name: 'overview', index: true },
          { name: 'row', path: ':id' },
          { name: 'lost row', path: '*' },
        ],
      },
    ],
  },
  { name: 'lost', path: '*' },
];

const namesAt = (pathname: string) =>
  matchRoutes(routes, pathname)
    ?.branch.map(({ name }) => name)
    .join(' > ');

test.each([
  ['/', 'start'],
  ['/dance', 'list'],
  ['/dance/', 'list'],
  ['/Dance', 'list'],
  ['/dance/history', 'history'],
  ['/dance/a1', 'game'],
  ['/dance/a1/more', 'lost'],
  ['/admin', 'lost'],
  ['/admin/players', 'layout > admin > overview'],
  ['/admin/players/7', 'layout > admin > row'],
  ['/admin/players/7/8', 'layout > admin > lost row'],
])('%s is %s', (pathname, names) => {
  expect(namesAt(pathname)).toBe(names);
});

test('parameters are decoded, and those of all levels are there', () => {
  expect(matchRoutes(routes, '/admin/a%20b/c%2Fd')?.params).toEqual({ area: 'a b', id: 'c/d' });
  expect(matchRoutes(routes, '/dance/100%')?.params).toEqual({ gameId: '100%' });
});

test('nothing may fit', () => {
  expect(matchRoutes([{ path: 'dance' }], '/hive')).toBeUndefined();
});
