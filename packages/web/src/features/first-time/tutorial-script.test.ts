import { expect, test } from 'vitest';
import { wordFaultMessages } from './copy.ts';
import { firstHint, firstPair, nearMissWarmth, pickBeeWord, pickHint } from './tutorial-script.ts';

test('the tutorial begins with ocean and desert, and its near miss is 64 warm', () => {
  expect(firstPair).toEqual(['ocean', 'desert']);
  expect([firstHint, nearMissWarmth]).toEqual(['sand', 64]);
});

test('each replay begins with another word of the bee’s, never with the player’s own', () => {
  const words = [0, 1, 2, 3, 4].map((replays) => pickBeeWord('oasis', replays));
  expect(words).toEqual(['water', 'camel', 'dune', 'sand', 'water']);
  expect(pickBeeWord('waters', 0)).toBe('camel');
  expect(pickBeeWord('sand', 3)).toBe('water');
});

test.each([
  ['water', [], 'beach'],
  ['camel', [], 'ship'],
  ['dune', [], 'wave'],
  ['sand', [], 'beach'],
  ['sand', ['beaches'], 'island'],
  ['sand', ['beach', 'island'], undefined],
])('who is stuck at %s with %j taken is helped with %s', (theirs, taken, hint) => {
  expect(pickHint(theirs, taken)).toBe(hint);
});

test('a refused word is told why', () => {
  expect(wordFaultMessages).toEqual({
    empty: 'Type a word first.',
    odd: 'One word, letters only.',
    long: 'Thirty letters, tops.',
    taken: 'Taken. Try another.',
  });
});
