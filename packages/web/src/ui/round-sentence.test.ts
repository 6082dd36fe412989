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
])('%o against %s', (round, them, sentence) => {
  expect(roundSentence(round, them)).toBe(sentence);
});
