import { beforeEach, expect, test } from 'vitest';
import { createSafeStorage } from '../../platform/safe-storage.ts';
import { clearPlayerStats, loadPlayerStats, savePlayerStats } from './player-stats.ts';

const store = createSafeStorage(() => {
  throw new Error('This browser keeps nothing.');
});
const stats = { gamesPlayed: 12, gamesWon: 9, averageRounds: 4.2, winPercentage: 75 };

beforeEach(() => savePlayerStats(store, 'anon_1', stats));

test('are kept for whose they are, and for nobody else', () => {
  expect(loadPlayerStats(store, 'anon_1')).toEqual(stats);
  expect(loadPlayerStats(store, 'anon_2')).toBeUndefined();
  expect(loadPlayerStats(store, undefined)).toBeUndefined();
});

test('are saved without any other fields', () => {
  const more = { ...stats, persona: 'scout' };
  savePlayerStats(store, undefined, more);
  expect(JSON.parse(store.read('player.stats.anon') ?? '')).toEqual(stats);
});

test('are undefined if the stored text can’t be parsed', () => {
  for (const text of ['{', 'null', '7', '{"gamesPlayed":1}', '{"gamesPlayed":"many"}']) {
    store.write('player.stats.anon_1', text);
    expect(loadPlayerStats(store, 'anon_1')).toBeUndefined();
  }
});

test('are removed with their player', () => {
  clearPlayerStats(store, 'anon_1');
  expect(loadPlayerStats(store, 'anon_1')).toBeUndefined();
});
