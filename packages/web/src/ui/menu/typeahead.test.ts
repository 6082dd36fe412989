import { expect, test } from 'vitest';
import { findByTypeahead } from './typeahead.ts';

const names = ['Rename', 'Remove', 'Report', 'Copy code', 'Élan'];

test.each([
  // typed, at → found
  ['c', 0, 3],
  ['C', 0, 3],
  ['r', -1, 0],
  ['r', 0, 1],
  ['r', 2, 0],
  ['rr', 0, 1],
  ['rem', 0, 1],
  ['rem', 1, 1],
  ['rep', 0, 2],
  ['é', 0, 4],
  ['x', 0, undefined],
  ['copy c', 3, 3],
] as const)('%j from %j finds %j', (typed, at, found) => {
  expect(findByTypeahead(typed, names, at)).toBe(found);
});

test('an empty menu has nothing to find', () => {
  expect(findByTypeahead('a', [], -1)).toBeUndefined();
});
