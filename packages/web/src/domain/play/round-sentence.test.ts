import { expect, test } from 'vitest';
import { roundSentence } from './round-sentence.ts';

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
])('%o against %s', (round, them, sentence) => {
  expect(roundSentence(round, them)).toBe(sentence);
});
