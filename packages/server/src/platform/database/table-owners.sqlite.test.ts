import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** A table belongs to the feature whose file in schema/ declares it. */
const source = join(import.meta.dirname, '../..');
const owners = new Map(
  globSync('platform/database/schema/*.ts', { cwd: source }).flatMap((file) => {
    const [tables = ''] = /export interface \w+Tables \{[^}]*\}/.exec(readText(file)) ?? [];
    return [...tables.matchAll(/^ {2}(\w+): /gm)].map(
      ([, table]) => [table, basename(file, '.ts')] as const,
    );
  }),
);

/** Names of players are joined to rows everywhere. */
const readByAll = ['players'];

/** What a feature reads of others' tables, because a list must be filtered or counted where it is read. */
const readsOfOthers: Record<string, string[]> = {
  // Which posts a reader sees.
  buzz: ['friendships', 'group_members', 'groups'],
  // Data checks about references from one feature to another, and about who can't sign in.
  dance: ['notifications'],
  identity: ['accounts', 'merged_players', 'outer_identities', 'passkeys'],
  // Counts of the admin pages.
  desk: ['daily_games', 'dance_games', 'feedback'],
  players: ['accounts', 'buzz', 'buzz_reports', 'feedback', 'sessions'],
  events: ['merged_players'],
  // Who may sit at the table of a hive; a page's seat is removed with its tables.
  swarm: ['group_members', 'groups'],
  simulator: ['swarm_members'],
  // Names and hives that a notification shows only to who may know them.
  notifications: ['dance_pair_stats', 'friendships', 'groups'],
};

/** A column of one feature in the row of another. */
const writesOfOthers: Record<string, string[]> = {
  // The kind becomes account; the badge number; the friend code.
  accounts: ['players'],
  events: ['players'],
  friends: ['players'],
  // A repair removes what refers to a dance that is gone; a seat is removed with its dances.
  dance: ['notifications'],
  simulator: ['dance_games', 'swarms'],
};

const reading = /(?:selectFrom|[jJ]oin|using)\(\s*'(\w+)|\b(?:from|join)\s+(\w+)/g;
const writing = /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:into|update)\s+(\w+)/g;

test('a feature names only its own tables in its queries, and those listed here', () => {
  expect(foreignTables(reading, readByAll)).toEqual(sorted(readsOfOthers));
  expect(foreignTables(writing, [])).toEqual(sorted(writesOfOthers));
});

test('every table has an owner', () => {
  expect(owners.size).toBeGreaterThan(40);
  expect(new Set(owners.values())).not.toContain(undefined);
});

function foreignTables(pattern: RegExp, allowed: string[]): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const file of globSync('features/**/queries.ts', { cwd: source })) {
    const feature = file.split('/')[1] ?? '';
    for (const [, quoted, raw] of readText(file).matchAll(pattern)) {
      const table = quoted ?? raw ?? '';
      const owner = owners.get(table);
      if (owner === undefined || owner === feature || allowed.includes(table)) continue;
      found[feature] = (found[feature] ?? new Set()).add(table);
    }
  }
  return sorted(Object.fromEntries(Object.entries(found).map(([key, set]) => [key, [...set]])));
}

const sorted = (tables: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(tables).map(([key, names]) => [key, names.toSorted()]));

function readText(file: string): string {
  return readFileSync(join(source, file), 'utf8');
}
