import { describe, expect, test } from 'vitest';
import { compareMemberWords, findLikeMindedPairs, groupFirstWords } from './hive-day.ts';

const gameOf = (userId: string, ...words: string[]) => ({ userId, words });

describe('groups of first words', () => {
  test('join spelling variants, the most frequent first', () => {
    expect(
      groupFirstWords([
        gameOf('cleo', 'wave', 'sand'),
        gameOf('anna', 'sand', 'beach'),
        gameOf('ben', 'colour'),
        gameOf('dan', 'color', 'sea'),
      ]),
    ).toEqual([
      { word: 'colour', userIds: ['ben', 'dan'] },
      { word: 'sand', userIds: ['anna'] },
      { word: 'wave', userIds: ['cleo'] },
    ]);
  });

  test('are empty before anybody has said a word', () => {
    expect(groupFirstWords([])).toEqual([]);
    expect(groupFirstWords([gameOf('anna')])).toEqual([]);
  });
});

describe('like-minded members', () => {
  test('are counted by equal words in equal rounds', () => {
    const anna = gameOf('anna', 'sand', 'beach', 'sun');
    expect(compareMemberWords(anna, gameOf('ben', 'sand', 'shore', 'sun', 'light'))).toMatchObject({
      shared: 2,
      of: 3,
    });
    expect(compareMemberWords(anna, gameOf('cleo', 'beach', 'sand'))).toMatchObject({
      shared: 0,
      of: 2,
    });
    expect(compareMemberWords(anna, gameOf('dan'))).toMatchObject({ shared: 0, of: 0 });
  });

  test('are symmetric', () => {
    const [a, b] = [gameOf('anna', 'sand', 'sea'), gameOf('ben', 'sand')];
    expect(compareMemberWords(a, b).shared).toBe(compareMemberWords(b, a).shared);
  });

  test('are ordered by most shared words, then by fewest rounds', () => {
    const alike = findLikeMindedPairs([
      gameOf('dan', 'sand', 'wave'),
      gameOf('anna', 'sand', 'beach', 'sun'),
      gameOf('cleo', 'sand'),
      gameOf('ben', 'sand', 'beach', 'moon'),
      gameOf('eve', 'wave'),
    ]);
    expect(alike).toEqual([
      { userIds: ['anna', 'ben'], shared: 2, of: 3 },
      { userIds: ['dan', 'cleo'], shared: 1, of: 1 },
      { userIds: ['anna', 'cleo'], shared: 1, of: 1 },
      { userIds: ['cleo', 'ben'], shared: 1, of: 1 },
      { userIds: ['dan', 'anna'], shared: 1, of: 2 },
      { userIds: ['dan', 'ben'], shared: 1, of: 2 },
    ]);
  });
});
