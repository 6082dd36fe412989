import { expect, test } from 'vitest';
import { sortRows, turnSort } from './sort-rows.ts';

const itself = <Value>(value: Value) => value;

test.each([
  ['numbers by size', [10, 9, 100], 'ascending', [9, 10, 100]],
  ['numbers downwards', [10, 9, 100], 'descending', [100, 10, 9]],
  ['names without regard to case', ['tom', 'Maya', 'inês'], 'ascending', ['inês', 'Maya', 'tom']],
  ['names with numbers as people do', ['bee 10', 'bee 9'], 'ascending', ['bee 9', 'bee 10']],
  ['what is missing last', [null, 2, undefined, 1], 'ascending', [1, 2, null, undefined]],
  ['what is missing last downwards too', [null, 2, 1], 'descending', [2, 1, null]],
] as const)('%s', (_what, values, direction, sorted) => {
  expect(sortRows<string | number | null | undefined>(values, itself, direction)).toEqual(sorted);
});

test('the sort is stable and leaves the given list unchanged', () => {
  const rows = [
    { name: 'b', games: 1 },
    { name: 'a', games: 1 },
  ];
  expect(sortRows(rows, ({ games }) => games, 'descending')).toEqual(rows);
  expect(rows[0]?.name).toBe('b');
});

test('a press sorts ascending, a second one descending, a third one ascending', () => {
  const first = turnSort(undefined, 'games');
  expect(first).toEqual({ column: 'games', direction: 'ascending' });
  const second = turnSort(first, 'games');
  expect(second).toEqual({ column: 'games', direction: 'descending' });
  expect(turnSort(second, 'games')).toEqual(first);
  expect(turnSort(second, 'name')).toEqual({ column: 'name', direction: 'ascending' });
});
