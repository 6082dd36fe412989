import type { Recap } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { recapRemark, recapShare } from './recap-labels.ts';

const recap: Recap = {
  first: 1044,
  last: 1050,
  played: 3,
  jinxes: 2,
  rounds: 9,
  bestLink: { word: 'beach', pair: ['ocean', 'desert'], rounds: 2, puzzleNumber: 1045 },
  funniestMiss: { word: 'spoon', beeWord: 'volcano', warmth: 3, puzzleNumber: 1046 },
  likeMinded: { userId: 'p1', displayName: 'Ben', shared: 2, of: 5 },
  games: [],
};

test('what is shared has numbers, and neither a word of a game nor a friend’s name', () => {
  const shared = JSON.stringify(recapShare('week', recap));
  expect(shared).toContain('2 jinxes');
  expect(shared).toContain('3 pairs, 9 rounds, the quickest in 2');
  for (const hidden of ['beach', 'ocean', 'desert', 'spoon', 'volcano', 'Ben']) {
    expect(shared).not.toContain(hidden);
  }
});

test('a week without a jinx says so, and its pairs once', () => {
  const { bestLink: _, ...without } = recap;
  const shared = recapShare('week', { ...without, played: 4, jinxes: 0, rounds: 20 });
  expect(shared).toMatchObject({ head: 'No jinx', tail: '4 pairs, 20 rounds' });
  expect(shared.text).toMatch(/: no jinx\. 4 pairs, 20 rounds\.$/);
  expect(shared.sentence).toMatch(/: no jinx in 4 pairs, 20 rounds\.$/);
});

test.each([
  [{ played: 1, jinxes: 0 }, 'One pair.'],
  [{ played: 4, jinxes: 0 }, 'No jinx this time.'],
  [{ played: 4, jinxes: 4 }, 'A jinx every time.'],
  [{ played: 7, jinxes: 3 }, 'Every single day.'],
  [{ played: 4, jinxes: 2 }, 'More often of one mind'],
  [{ played: 5, jinxes: 1 }, 'Two minds'],
])('a week of %o is remarked on kindly', (figures, remark) => {
  expect(recapRemark('week', { ...recap, ...figures })).toContain(remark);
});
