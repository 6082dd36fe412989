import { describe, expect, test } from 'vitest';
import { createSmallWorld, withFiles } from './testing/small-world.ts';
import { Warmth } from './warmth.ts';

describe('warmth in a small world', () => {
  const lukewarm = [
    '# a note',
    'opposite: hot cold',
    'alike: sun son zzyzx',
    'odd: dog cat',
    'alike: hot hut',
  ];
  const world = createSmallWorld({
    lexicon: [
      'hot',
      'cold',
      'sun',
      'son',
      'dog',
      'cat',
      'hut',
      'sea',
      'wave',
      'surf',
      'far',
      'waves',
      'late',
    ],
    inflections: ['wave: waves'],
    associations: { sea: { wave: 0.5 }, surf: { sea: 0.25 } },
    meanings: {
      hot: [10],
      cold: [10],
      hut: [10],
      sun: [10],
      son: [10],
      dog: [10],
      cat: [10],
      sea: [10],
      wave: [6, 8],
      surf: [0, 10],
      far: [-10],
    },
    ties: {
      far: [
        ['hot', 'far from hot'],
        ['cold', 'far from cold'],
        ['late', 'far and late'],
      ],
      waves: [['far', 'far waves']],
      wave: [['late', 'a late wave']],
    },
  });
  const warmth = withFiles(
    { 'lukewarm.txt': lukewarm },
    (folder) => new Warmth({ ...world, lukewarm: new URL('lukewarm.txt', folder) }),
  );

  test.each([
    // By meaning alone, by an association in either direction, and by neither.
    ['sea', 'hot', 69],
    ['sea', 'wave', 89],
    ['sea', 'surf', 45],
    ['wave', 'surf', 90],
    ['sea', 'far', 0],
    // Tied: the first of a line, the second, and a form of the word.
    ['far', 'hot', 85],
    ['far', 'cold', 78],
    ['waves', 'late', 85],
    // Within a set: opposites, words that sound alike, a set of a kind that has no limit, and a word in two sets.
    ['hot', 'cold', 60],
    ['hot', 'hut', 20],
    ['sun', 'son', 20],
    ['dog', 'cat', 69],
    ['cold', 'hut', 69],
    // One word, and unknown ones.
    ['wave', 'waves', 100],
    ['zzyzx', 'zzyzx', 100],
    ['sun', 'zzyzx', 0],
    ['zzyzx', 'sun', 0],
  ])('%s and %s: %i', (one, other, degrees) => {
    expect(warmth.between(one, other)).toBe(degrees);
    expect(warmth.between(other, one)).toBe(degrees);
  });

  test('different words are never as warm as one', () => {
    const { associator, ...near } = createSmallWorld({
      lexicon: ['sea', 'ocean'],
      associations: { sea: { ocean: 1 }, ocean: { sea: 1 } },
      meanings: { sea: [10], ocean: [10] },
    });
    const certain = { strengthBetween: () => 1e6 } as unknown as typeof associator;
    const parts = { ...near, associator: certain };
    const hottest = withFiles(
      { 'lukewarm.txt': [] },
      (folder) => new Warmth({ ...parts, lukewarm: new URL('lukewarm.txt', folder) }),
    );
    expect(hottest.between('sea', 'ocean')).toBe(99);
  });
});
