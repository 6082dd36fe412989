import { expect, test } from 'vitest';
import { playLabel } from './play-label.ts';

const date = '2026-11-15';
const game = { archive: false, rounds: 3 };

test('the label of the button depends on today’s result', () => {
  expect(playLabel(date, undefined)).toBe('Play today’s pair');
  expect(playLabel(date, { ...game, status: 'playing', rounds: 0 })).toBe('Play today’s pair');
  expect(playLabel(date, { ...game, status: 'playing' })).toBe('Continue today’s pair');
  expect(playLabel(date, { ...game, status: 'won' })).toBe('See your result of No. 1050');
  expect(playLabel(date, { ...game, status: 'lost' })).toBe('See your result of No. 1050');
});
