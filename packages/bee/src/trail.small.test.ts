import { expect, test } from 'vitest';
import { createSmallWorld } from './testing/small-world.ts';
import { Trail } from './trail.ts';

// On a quarter of a circle: sea and wave point the same way, moon away from both.
const { lexicon, meaning } = createSmallWorld({
  lexicon: ['sea', 'moon', 'wave', 'surf', 'tide', 'night'],
  meanings: {
    sea: [10, 0],
    wave: [10, 0],
    surf: [5, 0],
    tide: [3, 4],
    moon: [0, 10],
    night: [0, 10],
  },
});
const trailOf = (pair: [string, string], used: string[]) => new Trail(pair, used, lexicon);
const scores = (trail: Trail, ...words: string[]) =>
  trail
    .reorder(
      words.map((word) => ({ word, score: 5 })),
      lexicon,
      meaning,
    )
    .map(({ word, score }) => `${word} ${score.toFixed(2)}`);

test('the bee leans to the player’s last word, whichever place it has in the pair', () => {
  expect(trailOf(['wave', 'tide'], ['sea', 'moon', 'wave', 'tide']).lean).toBe(0.1);
  expect(trailOf(['tide', 'wave'], ['sea', 'moon', 'wave', 'tide']).lean).toBe(-0.1);
});

test.each([
  [['sea', 'moon']],
  [[]],
  [['sea', 'moon', 'wave', 'surf']],
  [['sea', 'moon', 'surf', 'tide']],
])('it leans to neither while the game has not reached the pair: %j', (used) => {
  const trail = trailOf(['wave', 'tide'], used);
  expect(trail.lean).toBe(0);
  expect(scores(trail, 'night', 'surf')).toEqual(['night 5.00', 'surf 5.00']);
});

test('the first round leans to neither', () => {
  expect(trailOf(['sea', 'moon'], ['sea', 'moon']).lean).toBe(0);
});

test('of a longer game, all but the pair on the table is earlier', () => {
  const trail = trailOf(['wave', 'tide'], ['sea', 'moon', 'surf', 'night', 'wave', 'tide']);
  expect(trail.lean).toBe(0.1);
  // Like two of four earlier words, and all but a repetition of them.
  expect(scores(trail, 'wave')).toEqual(['wave 1.20']);
});

test('a word gains by the topic of the earlier words, twice their mean likeness', () => {
  // Of sea and moon, tide is like the one by 0.6 and the other by 0.8: 2 · 0.7, less 12 · 0.2 for the near one.
  const trail = trailOf(['wave', 'surf'], ['sea', 'moon', 'wave', 'surf']);
  expect(scores(trail, 'tide')).toEqual(['tide 4.00']);
  // Up to 0.6 nothing is a repetition.
  expect(scores(trailOf(['wave', 'moon'], ['sea', 'zzyzx', 'wave', 'moon']), 'tide')).toEqual([
    'tide 6.20',
  ]);
});

test('what all but repeats an earlier word comes last, and of equals the first in the alphabet first', () => {
  const trail = trailOf(['tide', 'surf'], ['sea', 'sea', 'tide', 'surf']);
  expect(scores(trail, 'wave', 'tide', 'surf', 'night')).toEqual([
    'tide 6.20',
    'night 5.00',
    'surf 2.20',
    'wave 2.20',
  ]);
  expect(scores(trail, 'surf', 'wave')).toEqual(['surf 2.20', 'wave 2.20']);
});

test('a word that is unlike all earlier ones loses nothing', () => {
  const { lexicon: words, meaning: vectors } = createSmallWorld({
    lexicon: ['hot', 'cold', 'ice'],
    meanings: { hot: [10], cold: [10], ice: [-10] },
  });
  const trail = new Trail(['a', 'b'], ['hot', 'cold', 'a', 'b'], words);
  expect(trail.reorder([{ word: 'ice', score: 5 }], words, vectors)[0]?.score).toBe(3);
});
