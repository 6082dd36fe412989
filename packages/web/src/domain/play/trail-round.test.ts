import { expect, test } from 'vitest';
import { knownReasons, roundSentence, screenReaderReason } from './trail-round.ts';

test.each([
  [
    { round: 3, yours: 'beach', theirs: 'sand', warmth: 71 },
    'the bee',
    'Round 3: you said beach, the bee said sand. Warm, 71.',
  ],
  [
    { round: 4, yours: 'wax', theirs: 'wax', warmth: 100 },
    'Maya',
    'Round 4: you and Maya both said wax. Jinx.',
  ],
  [
    { round: 5, yours: 'bee', theirs: 'bees', warmth: 100 },
    'the bee',
    'Round 5: you said bee, the bee said bees. Jinx.',
  ],
  [
    {
      round: 6,
      yours: 'patch',
      theirs: 'ball',
      warmth: 40,
      reasons: ['eye patch · melon patch', 'both are round'] as const,
    },
    'the bee',
    'Round 6: you said patch, the bee said ball. Mild, 40. Ball, because: both are round. Patch, because: eye patch, and melon patch.',
  ],
  [
    {
      round: 7,
      yours: 'wax',
      theirs: 'wax',
      warmth: 100,
      reasons: ['earwax · wax candle', 'earwax · wax candle'] as const,
    },
    'Maya',
    'Round 7: you and Maya both said wax. Jinx. Wax, because: earwax, and wax candle.',
  ],
])('the round %o against %s is told as one sentence', (round, them, sentence) => {
  expect(roundSentence(round, them)).toBe(sentence);
});

const round2 = { round: 2, yours: 'patch', theirs: 'ball', warmth: 40 };
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
] as const)('the reasons %j explain the words %j', (reasons, words) => {
  const known = knownReasons({ ...round2, reasons: reasons && [...reasons] });
  expect(known.map(({ word }) => word)).toEqual(words);
});

test('two equal reasons are listed once', () => {
  const jinx = { round: 2, yours: 'ball', theirs: 'balls', warmth: 100 };
  expect(knownReasons({ ...jinx, reasons: [ball, ball] })).toEqual([
    { word: 'balls', reason: ball, isYours: false },
  ]);
});

test.each([
  [ball, 'because: meatball, and hairball'],
  ['both are sticky', 'because: both are sticky'],
])('a screen reader gets the reason %s as: %s', (reason, said) => {
  expect(screenReaderReason(reason)).toBe(said);
});
