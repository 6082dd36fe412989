import { expect, test } from 'vitest';
import { knownReasons, screenReaderReason } from './known-reasons.ts';

const round = { round: 2, yours: 'patch', theirs: 'ball', warmth: 40 };
const ball = 'meatball · hairball';
const patch = 'eye patch · melon patch';

test.each([
  [undefined, []],
  [[null, null], []],
  [[null, ball], ['ball']],
  [[patch, null], ['patch']],
  [
    [patch, ball],
    ['ball', 'patch'],
  ],
] as const)('of %j the words %j are explained', (reasons, words) => {
  const known = knownReasons({ ...round, reasons: reasons && [...reasons] });
  expect(known.map(({ word }) => word)).toEqual(words);
});

test('one line suffices where both words mean the same', () => {
  const jinx = { round: 2, yours: 'ball', theirs: 'balls', warmth: 100 };
  expect(knownReasons({ ...jinx, reasons: [ball, ball] })).toEqual([
    { word: 'balls', reason: ball, isYours: false },
  ]);
});

test.each([
  [ball, 'because: meatball, and hairball'],
  ['both are sticky', 'because: both are sticky'],
])('%s is said: %s', (reason, said) => {
  expect(screenReaderReason(reason)).toBe(said);
});
