import { expect, test } from 'vitest';
import {
  inviteCodeBytes,
  inviteCodeMessage,
  makeInviteCode,
  parseInviteCode,
} from './invite-code.ts';

test.each([
  ['honey7', 'HONEY7', 'H0NEY7'],
  [' honey-pot ', 'HONEYPOT', 'H0NEYP0T'],
  ['b e e s 2 6', 'BEES26', 'BEES26'],
  ['HELLO1', 'HELLO1', 'HE1101'],
  [`BEES26${' '.repeat(194)}`, 'BEES26', 'BEES26'],
  ['abcdefghijklmnopqrst', 'ABCDEFGHIJKLMNOPQRST', 'ABCDEFGH1JK1MN0PQRST'],
])('%j is the code %s', (typed, code, key) => {
  expect(parseInviteCode(typed)).toEqual({ code, key });
});

test.each([
  '',
  'bees',
  'a'.repeat(21),
  'bées26',
  'bees!!',
  'пчёлы1',
  '../../etc',
  'a'.repeat(10_000),
  `BEES26${' '.repeat(195)}`,
])('%j is not valid', (typed) => {
  expect(parseInviteCode(typed)).toBeUndefined();
});

test('codes that look alike have the same key', () => {
  expect(parseInviteCode('LOL0L1')?.key).toBe(parseInviteCode('1o1oIl')?.key);
});

test('a generated code equals its own key', () => {
  const code = makeInviteCode(new Uint8Array(inviteCodeBytes).fill(255));
  expect(parseInviteCode(code)).toEqual({ code, key: code });
});

test('what a code looks like is told in a sentence', () => {
  expect(inviteCodeMessage).toBe('A code has 6 to 20 letters (A to Z) and digits.');
});
