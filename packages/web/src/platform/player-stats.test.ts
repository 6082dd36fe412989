import { beforeEach, expect, test } from 'vitest';
import { keepIn } from './kept.ts';
import { forgetPlayerStats, keepPlayerStats, keptPlayerStats } from './player-stats.ts';

const store = keepIn(() => {
  throw new Error('This browser keeps nothing.');
});
const stats = { gamesPlayed: 12, gamesWon: 9, averageRounds: 4.2, winPercentage: 75 };

beforeEach(() => keepPlayerStats(store, 'anon_1', stats));

test('are kept for whose they are, and for nobody else', () => {
  expect(keptPlayerStats(store, 'anon_1')).toEqual(stats);
  expect(keptPlayerStats(store, 'anon_2')).toBeUndefined();
  expect(keptPlayerStats(store, undefined)).toBeUndefined();
});

test('are the four that were named, whatever else came with them', () => {
  const more = { ...stats, persona: 'scout' };
  keepPlayerStats(store, undefined, more);
  expect(JSON.parse(store.read('player.stats.anon') ?? '')).toEqual(stats);
});

test('are nothing where something else was written in their place', () => {
  for (const text of ['{', 'null', '7', '{"gamesPlayed":1}', '{"gamesPlayed":"many"}']) {
    store.write('player.stats.anon_1', text);
    expect(keptPlayerStats(store, 'anon_1')).toBeUndefined();
  }
});

test('are forgotten with their player', () => {
  forgetPlayerStats(store, 'anon_1');
  expect(keptPlayerStats(store, 'anon_1')).toBeUndefined();
});
