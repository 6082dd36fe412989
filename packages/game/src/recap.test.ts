import { describe, expect, test } from 'vitest';
import { puzzleNumberOn } from './daily-calendar.ts';
import {
  computeRecap,
  findMostLikeMinded,
  isDecember,
  isMonday,
  mondayOfRecap,
  nextRecapAt,
  type RecapGame,
  recapDates,
  recapRange,
  recapsToldOn,
} from './recap.ts';

const game = (
  puzzleNumber: number,
  outcome: RecapGame['outcome'],
  rounds: [string, string, number][],
): RecapGame => ({
  puzzleNumber,
  outcome,
  pair: ['ocean', 'desert'],
  rounds: rounds.map(([word, beeWord, warmth]) => ({ word, beeWord, warmth })),
});

describe('the range of a recap', () => {
  test.each([
    ['2026-11-16', ['2026-11-09', '2026-11-15']],
    ['2026-11-22', ['2026-11-09', '2026-11-15']],
    ['2026-11-23', ['2026-11-16', '2026-11-22']],
    ['2027-01-01', ['2026-12-21', '2026-12-27']],
  ])('of the week, seen on %s, is Monday to Sunday of the week before', (date, days) => {
    expect(recapDates(recapRange('week', date))).toEqual(days);
    expect(days.map(isMonday)).toEqual([true, false]);
  });

  test('of the year goes up to that day', () => {
    expect(recapDates(recapRange('year', '2026-12-05'))).toEqual(['2026-01-01', '2026-12-05']);
    expect(recapRange('year', '2024-12-31').first).toBe(1);
  });
});

describe('the notice of a recap', () => {
  test.each([
    ['in UTC', '2026-11-18T12:00:00Z', 0, '2026-11-23T09:00:00.000Z'],
    ['on Sunday evening', '2026-11-22T23:59:00Z', 0, '2026-11-23T09:00:00.000Z'],
    ['on Monday morning, of the new week', '2026-11-23T00:01:00Z', 0, '2026-11-30T09:00:00.000Z'],
    ['far ahead', '2026-11-22T09:59:00Z', 14 * 60, '2026-11-22T19:00:00.000Z'],
    ['far ahead, already Monday', '2026-11-22T10:01:00Z', 14 * 60, '2026-11-29T19:00:00.000Z'],
    ['far behind', '2026-11-23T11:59:00Z', -12 * 60, '2026-11-23T21:00:00.000Z'],
  ])('comes at nine on the Monday after: %s', (_name, now, utcOffset, expected) => {
    const at = nextRecapAt(Date.parse(now), utcOffset);
    expect(new Date(at).toISOString()).toBe(expected);
  });

  test('knows its Monday in every zone', () => {
    for (let utcOffset = -12 * 60; utcOffset <= 14 * 60; utcOffset += 15) {
      const at = nextRecapAt(Date.parse('2026-11-18T12:00:00Z'), utcOffset);
      expect(mondayOfRecap(at)).toBe('2026-11-23');
    }
  });

  test('knows December', () => {
    expect(['2026-11-30', '2026-12-01', '2026-01-12'].map(isDecember)).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('is of the year, too, on the first Monday of December', () => {
    expect(recapsToldOn('2026-11-30')).toEqual(['week']);
    expect(recapsToldOn('2026-12-07')).toEqual(['week', 'year']);
    expect(recapsToldOn('2026-12-14')).toEqual(['week']);
  });
});

describe('a recap', () => {
  const range = recapRange('week', '2026-11-16');
  const monday = puzzleNumberOn('2026-11-09');

  test('counts, and finds the quickest jinx and the coldest miss', () => {
    const recap = computeRecap(range, [
      game(monday, 'jinx', [
        ['sand', 'water', 40],
        ['beach', 'beach', 100],
      ]),
      game(monday + 1, 'jinx', [['sun', 'sun', 100]]),
      game(monday + 2, 'gave_up', [['spoon', 'volcano', 3]]),
      game(monday + 3, 'gave_up', []),
    ]);
    expect(recap).toMatchObject({
      played: 3,
      jinxes: 2,
      rounds: 4,
      bestLink: {
        word: 'sun',
        pair: ['ocean', 'desert'],
        rounds: 1,
        puzzleNumber: monday + 1,
      },
      funniestMiss: { word: 'spoon', beeWord: 'volcano', warmth: 3, puzzleNumber: monday + 2 },
      games: [{ warmth: 100 }, { warmth: 100 }, { warmth: 3 }],
    });
  });

  test('of equals tells the newest', () => {
    const cold = (puzzleNumber: number) => game(puzzleNumber, 'gave_up', [['spoon', 'volcano', 3]]);
    const quick = (puzzleNumber: number) => game(puzzleNumber, 'jinx', [['sun', 'sun', 100]]);
    const games = [monday, monday + 2, monday + 1].flatMap((day) => [cold(day), quick(day)]);
    expect(computeRecap(range, games)).toMatchObject({
      bestLink: { puzzleNumber: monday + 2 },
      funniestMiss: { puzzleNumber: monday + 2 },
    });
  });

  test('without a jinx has no best link, and of jinxes at once no miss', () => {
    expect(computeRecap(range, [game(monday, 'gave_up', [['a', 'b', 9]])])).not.toHaveProperty(
      'bestLink',
    );
    expect(computeRecap(range, [game(monday, 'jinx', [['a', 'a', 100]])])).not.toHaveProperty(
      'funniestMiss',
    );
  });

  test('of a week in which nothing was said is none', () => {
    expect(computeRecap(range, [])).toBeUndefined();
    expect(computeRecap(range, [game(monday, 'gave_up', [])])).toBeUndefined();
  });
});

test('the most like-minded said the same word in the same round most often', () => {
  const mine = [{ puzzleNumber: 1, words: ['sand', 'beach', 'sun'] }];
  const of = (player: string, ...words: string[]) => ({
    player,
    games: [{ puzzleNumber: 1, words }],
  });
  const others = [of('ben', 'beach', 'sand'), of('cleo', 'sand', 'beach'), of('dan', 'sand')];
  expect(findMostLikeMinded(mine, others)).toEqual({ player: 'cleo', shared: 2, of: 2 });
  expect(findMostLikeMinded(mine, others.toReversed())?.player).toBe('cleo');
  const equals = [of('ben', 'sand', 'moon', 'star'), of('dan', 'sand'), of('eve', 'sand', 'sea')];
  expect(findMostLikeMinded(mine, equals)).toEqual({ player: 'dan', shared: 1, of: 1 });
  expect(findMostLikeMinded(mine, [of('ben', 'moon')])).toBeUndefined();
  const elsewhere = { player: 'eve', games: [{ puzzleNumber: 2, words: ['sand'] }] };
  expect(findMostLikeMinded(mine, [elsewhere])).toBeUndefined();
});
