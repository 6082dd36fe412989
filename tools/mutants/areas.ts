import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.ts';

export interface Area {
  name: string;
  sources: string[];
  tests: string[];
  /** The share of mutants that tests should kill, in percent. */
  aim: number;
  hasServer: boolean;
  /** A test that takes longer isn't repeated. */
  maxTestMs: number;
  /** One source after the other: with the switches of all mutants in its loops, thinking takes many times as long. */
  isRunByFile: boolean;
}

const find = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
/** What makes no decision: lists of exports, SQL, shapes, test helpers. */
const isLeftOut = (path: string) =>
  /\/(?:index|browser|deps|queries)\.ts$|\.samples\.|\/migrations\/|\/testing\//.test(path);

/**
 * Of the web: what needs React, a canvas, a cache with calls or the page itself is tried by journeys, not by repeating unit
 * tests. Hooks, calls, drawings, sounds, samples, and what is started once.
 */
const isNoWebRule = (path: string) =>
  /\/use-[^/]+\.ts$|(?:-queries|-commands|mutations)\.ts$|\/sample-[^/]+\.ts$|\/(?:draw|start|watch)-[^/]+\.ts$|\/ui\/(?:bee|sound|avatar)\/|\/simulator\/|\/painting\/|\/main\.tsx?$|\/head\.ts$/.test(
    path,
  );

/** Properties try thousands of games, and checks of the bee's data go through all of it: too slow to repeat for each mutant. */
const isSlow = (path: string) =>
  /\.(?:property|postgres)\.|\/bee\/.*\/(?:bee|family|hint-maker|inflections|mind|norms|pair-figures|puzzles|ties|warmth)\.test\./.test(
    path,
  );

function area(name: string, folder: string, aim: number): Area {
  const files = find(`${folder}/**/*.ts`);
  return {
    name,
    sources: files.filter(
      (path) => !isTest(path) && !isLeftOut(path) && !(name === 'web' && isNoWebRule(path)),
    ),
    tests: files.filter((path) => isTest(path) && !isSlow(path)),
    aim,
    hasServer: name.startsWith('server/'),
    maxTestMs: name.startsWith('server/') ? 3000 : 400,
    isRunByFile: name === 'bee',
  };
}

/** Lie with their feature, and are tried by the tests of another. */
const triedElsewhere: Record<string, readonly string[]> = {
  /** Checks of stored data. */
  desk: ['packages/server/src/features/*/quality/checks.ts'],
  /** What becomes of a player's things with an account, without it again, and at the end. */
  accounts: ['packages/server/src/features/**/*-lifecycle.ts'],
  /** What the daily tells other features. */
  buzz: ['packages/server/src/features/daily/results/spoiler-safe-results.ts'],
  dance: ['packages/server/src/features/daily/opening-pair.ts'],
  friends: ['packages/server/src/features/daily/results/daily-results.ts'],
  groups: ['packages/server/src/features/daily/results/group-daily-results.ts'],
};

/** Try a feature with parts of others, which it may not import itself. */
const testsElsewhere: Record<string, string> = {
  desk: 'packages/server/src/data-checks.test.ts',
  accounts: 'packages/server/src/features/*/*-merge-step.test.ts',
};

function feature(name: string): Area {
  const own = area(`server/${name}`, `packages/server/src/features/${name}`, 80);
  const away = new Set(Object.values(triedElsewhere).flat().flatMap(find));
  const theirs = (triedElsewhere[name] ?? []).flatMap(find);
  return {
    ...own,
    sources: [...own.sources.filter((path) => !away.has(path)), ...theirs],
    tests: [...own.tests, ...find(testsElsewhere[name] ?? '')],
  };
}

const features = globSync('*', { cwd: join(root, 'packages/server/src/features') }).sort();

export const areas: Area[] = [
  area('game', 'packages/game/src', 90),
  area('bee', 'packages/bee/src', 90),
  area('contract', 'packages/contract/src', 80),
  ...features.map(feature),
  area('web', 'packages/web/src', 75),
];
