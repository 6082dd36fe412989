import type { DatabaseTable } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { filterCalls, filterTables } from './filter-schemas.ts';

const column = (name: string) => ({ name, type: 'text', isNullable: false, isKey: false });
const tables: DatabaseTable[] = [
  { name: 'players', rows: 1, columns: [column('id'), column('friend_code')], indexes: [] },
  { name: 'puzzles', rows: 1, columns: [column('word1')], indexes: [] },
];

test.each([
  ['', ['players', 'puzzles']],
  ['PUZZ', ['puzzles']],
  ['friend', ['players']],
  ['nothing', []],
])('%j finds the tables %j', (text, names) => {
  expect(filterTables(tables, text).map(({ name }) => name)).toEqual(names);
});

test('a call is found by a field of its reply', () => {
  const call = {
    name: 'readThing',
    method: 'GET',
    path: '/api/thing',
    access: 'open',
    summary: '',
    reply: { properties: { warmth: {} } },
  };
  expect(filterCalls([call], 'warmth')).toEqual([call]);
  expect(filterCalls([call], '/api/other')).toEqual([]);
});
