import { beforeEach, expect, test } from 'vitest';
import { createSafeStorage } from '../../platform/safe-storage.ts';
import { loadPlayerStats, savePlayerStats } from './player-stats.ts';

const store = createSafeStorage(() => {
  throw new Error('This browser keeps nothing.');
});
const stats = { gamesPlayed: 12, gamesWon: 9, averageRounds: 4.2, winPercentage: 75 };

beforeEach(() => savePlayerStats(store, 'anon_1', stats));

test('stats are saved for one player, and found for no other', () => {
  expect(loadPlayerStats(store, 'anon_1')).toEqual(stats);
  expect(loadPlayerStats(store, 'anon_2')).toBeUndefined();
  expect(loadPlayerStats(store, undefined)).toBeUndefined();
});

test('stats are saved without any other fields', () => {
  const more = { ...stats, persona: 'scout' };
  savePlayerStats(store, undefined, more);
  expect(JSON.parse(store.read('player.stats.anon') ?? '')).toEqual(stats);
});

test('stats whose stored text can’t be parsed are undefined', () => {
  for (const text of ['{', 'null', '7', '{"gamesPlayed":1}', '{"gamesPlayed":"many"}']) {
    store.write('player.stats.anon_1', text);
    expect(loadPlayerStats(store, 'anon_1')).toBeUndefined();
  }
});
