import { expect, test } from 'vitest';
import { strongestPaths } from './strongest-paths.ts';
import { createSmallWorld } from './testing/small-world.ts';

const world = createSmallWorld({
  lexicon: ['sea', 'moon', 'tide', 'wave', 'night', 'fish', 'sky'],
  associations: {
    sea: { tide: 0.5, wave: 0.25, moon: 0.125, fish: 0.075, sky: 0.05 },
    tide: { moon: 0.5, sea: 0.5 },
    wave: { night: 0.25, moon: 0.25 },
    fish: { night: 1 },
    sky: { moon: 1 },
  },
});

test('paths are direct or through one word, the strongest first, at most three', () => {
  expect(strongestPaths('sea', 'moon', world)).toEqual([
    'sea → tide → moon 25.00%',
    'sea → moon 13%',
    'sea → wave → moon 6.25%',
  ]);
  expect(strongestPaths('sea', 'moon', world, 4)[3]).toBe('sea → sky → moon 5.00%');
});

test('there is none from or to an unknown word, nor where nothing leads', () => {
  expect(strongestPaths('zzyzx', 'moon', world)).toEqual([]);
  expect(strongestPaths('sea', 'zzyzx', world)).toEqual([]);
  expect(strongestPaths('moon', 'sea', world)).toEqual([]);
});
