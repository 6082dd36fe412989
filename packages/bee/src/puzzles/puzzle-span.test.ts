import { expect, test } from 'vitest';
import { parsePuzzleRange } from './puzzle-span.ts';

const now = { last: 2200, published: 1051 };

test('goes on after the last puzzle, or from one to another, or from one to the last', () => {
  expect(parsePuzzleRange({ to: '2300' }, now)).toEqual({ from: 2201, to: 2300 });
  expect(parsePuzzleRange({ from: '1500', to: '1600' }, now)).toEqual({ from: 1500, to: 1600 });
  expect(parsePuzzleRange({ from: '1500', to: '1500' }, now)).toEqual({ from: 1500, to: 1500 });
  expect(parsePuzzleRange({ from: '1500' }, now)).toEqual({ from: 1500, to: 2200 });
});

test.each([
  [{}, 'Up to which puzzle'],
  [{ from: 'x', to: '2200' }, 'Whole numbers'],
  [{ from: '1500', to: '2200.5' }, 'Whole numbers'],
  [{ from: '1051', to: '2200' }, 'Puzzle 1051 is out: begin with 1052'],
  [{ from: '-3', to: '2200' }, 'Puzzle 1051 is out'],
  [{ from: '2202', to: '2300' }, 'a gap'],
  [{ to: '2100' }, 'nothing to make'],
  [{ from: '1600', to: '1500' }, 'nothing to make'],
])('refuses %j', (asked, reason) => {
  expect(parsePuzzleRange(asked, now)).toContain(reason);
});
