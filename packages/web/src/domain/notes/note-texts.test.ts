import type { GameNotes } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { bestLabel, comparisonRows, costLabel, shareLabel } from './note-texts.ts';

const round: GameNotes['rounds'][number] = {
  round: 2,
  pair: ['ocean', 'desert'],
  word: 'camel',
  theirWord: 'sand',
  hasMet: false,
  quality: 50,
  chance: 6,
  likely: [{ word: 'sand', share: 40 }],
};
const notes: GameNotes = { skill: 80, luck: 40, best: 2, hintsUsed: 0, hives: [], rounds: [round] };
const averages = { games: 3, skill: 70, luck: 50 };

test('a share is counted in players where enough have said it, else in percent', () => {
  expect(shareLabel({ word: 'sand', share: 40, players: 12 })).toBe('12 players');
  expect(shareLabel({ word: 'sand', share: 40 })).toBe('40\u00a0%');
  expect(shareLabel({ word: 'sand', share: 0 })).toBe('few');
});

test('the costliest turn names what more people think of, unless that was said', () => {
  expect(costLabel(round)).toBe('camel. More think of sand.');
  expect(costLabel({ ...round, word: 'sand' })).toBeUndefined();
});

test('the best word is told with its chance', () => {
  expect(bestLabel(round)).toBe('camel: a chance of 6\u00a0% to meet.');
  expect(bestLabel({ ...round, chance: 0 })).toBe('camel: next to no chance to meet.');
});

test('a game is compared with what there is: my own, each hive, everybody', () => {
  expect(comparisonRows(notes, 'player').map(({ name }) => name)).toEqual(['This game']);
  const rows = comparisonRows(
    {
      ...notes,
      own: averages,
      hives: [{ ...averages, games: 1, groupId: 'g', name: 'Twigs' }],
      everybody: { ...averages, games: 1000 },
    },
    'player',
  );
  expect(rows.map(({ name, games }) => [name, games])).toEqual([
    ['This game', undefined],
    ['Your average', '3 games'],
    ['Twigs', '1 player'],
    ['Everybody', '1,000 players'],
  ]);
});
