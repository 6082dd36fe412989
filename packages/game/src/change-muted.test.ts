import { expect, test } from 'vitest';
import { changeMuted } from './change-muted.ts';

test('a kind is muted or heard again, and the others stay as they are', () => {
  expect(changeMuted(['nudge'], { invite: true })).toEqual(['nudge', 'invite']);
  expect(changeMuted(['nudge', 'invite'], { nudge: false })).toEqual(['invite']);
  expect(changeMuted(['nudge', 'nudge'], { nudge: true, jinx: false })).toEqual(['nudge']);
});
