import { expect, test } from 'vitest';
import { allRemarks, beeRemark, openingRemark } from './remarks.ts';

test.each([
  [10, 'Different planets.', 'We have not met.'],
  [30, 'I see. I think.', 'Bold. Wrong, but bold.'],
  [50, 'Getting somewhere.', 'Same street, other house.'],
  [70, 'Close. Annoyingly close.', 'You were reading my mail.'],
  [90, 'So close it hurts.', 'I nearly said that.'],
  [100, 'Jinx.', 'Jinx.'],
  [undefined, 'My lips are sealed.', 'Up you go.'],
])('at a warmth of %s the bee says by turns: %s %s', (warmth, odd, even) => {
  expect([1, 2, 3].map((round) => beeRemark({ round, warmth }))).toEqual([odd, even, odd]);
  expect(allRemarks).toEqual(expect.arrayContaining([odd, even]));
});

test('room is reserved for each remark once', () => {
  expect(openingRemark).toBe('Link both in one word. Say the same as me and we win.');
  expect(allRemarks).toContain(openingRemark);
  expect(new Set(allRemarks).size).toBe(allRemarks.length);
});
