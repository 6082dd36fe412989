import { describe, expect, test } from 'vitest';
import { compareMemberWords, findLikeMindedPairs, groupFirstWords } from './hive-day.ts';

const said = (userId: string, ...words: string[]) => ({ userId, words });

describe('how the hive linked the pair', () => {
  test('is by first words, the commonest first, however they are spelt', () => {
    expect(
      groupFirstWords([
        said('anna', 'sand', 'beach'),
        said('ben', 'colour'),
        said('cleo', 'wave', 'sand'),
        said('dan', 'color', 'sea'),
      ]),
    ).toEqual([
      { word: 'colour', userIds: ['ben', 'dan'] },
      { word: 'sand', userIds: ['anna'] },
      { word: 'wave', userIds: ['cleo'] },
    ]);
  });

  test('is nothing before anybody has said a word', () => {
    expect(groupFirstWords([])).toEqual([]);
    expect(groupFirstWords([said('anna')])).toEqual([]);
  });
});

describe('who thinks like whom', () => {
  test('is how often two said the same word in the same round', () => {
    const anna = said('anna', 'sand', 'beach', 'sun');
    expect(compareMemberWords(anna, said('ben', 'sand', 'shore', 'sun', 'light'))).toMatchObject({
      shared: 2,
      of: 3,
    });
    expect(compareMemberWords(anna, said('cleo', 'beach', 'sand'))).toMatchObject({
      shared: 0,
      of: 2,
    });
    expect(compareMemberWords(anna, said('dan'))).toMatchObject({ shared: 0, of: 0 });
  });

  test('is the same from either side', () => {
    const [one, other] = [said('anna', 'sand', 'sea'), said('ben', 'sand')];
    expect(compareMemberWords(one, other).shared).toBe(compareMemberWords(other, one).shared);
  });

  test('names those who share most first; of equals, who needed fewer rounds for it', () => {
    const alike = findLikeMindedPairs([
      said('anna', 'sand', 'beach', 'sun'),
      said('ben', 'sand', 'beach', 'moon'),
      said('cleo', 'sand'),
      said('dan', 'wave'),
    ]);
    expect(alike).toEqual([
      { userIds: ['anna', 'ben'], shared: 2, of: 3 },
      { userIds: ['anna', 'cleo'], shared: 1, of: 1 },
      { userIds: ['ben', 'cleo'], shared: 1, of: 1 },
    ]);
  });
});
