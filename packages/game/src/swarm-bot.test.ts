import { expect, test } from 'vitest';
import { nextSwarmBotWord, type SwarmBotView } from './swarm-bot.ts';

const view: SwarmBotView = { round: 1, pair: ['sun', 'moon'], myTurn: true, used: ['sun', 'moon'] };
const next = (scenario: 'jinx' | 'normal' | 'slow' | 'fast' | 'offline', seed = 0, change = {}) =>
  nextSwarmBotWord({ scenario, seed }, { ...view, ...change }, 1000);

test('a bot says the word of its seed and round after its time', () => {
  expect(next('normal')).toEqual({ round: 1, word: 'lantern', at: 3000 });
  expect(next('normal', -2)).toMatchObject({ word: 'window' });
  expect(next('slow', 1, { round: 2 })).toEqual({ round: 2, word: 'window', at: 6000 });
  expect(next('normal', 39)).toMatchObject({ word: 'river' });
});

test('bots that jinx all say the word of the round', () => {
  expect(next('jinx', 1)).toEqual({ round: 1, word: 'lantern', at: 2500 });
  expect(next('jinx', 7, { round: 2 })).toMatchObject({ word: 'copper' });
});

test('a word that was on the table is left out, in any spelling', () => {
  expect(next('fast', 0, { used: ['lantern', 'copper'] })).toMatchObject({ word: 'window' });
  expect(next('fast', 8, { used: ['harbour'] })).toMatchObject({ word: 'feather' });
});

test('a bot waits without a turn or a pair, if it is offline, and when all its words are used', () => {
  expect(next('offline')).toBeNull();
  expect(next('normal', 0, { myTurn: false })).toBeNull();
  expect(next('normal', 0, { pair: null })).toBeNull();
  const used = Array.from({ length: 40 }, (_, seed) => next('fast', seed)?.word ?? '');
  expect(new Set(used).size).toBe(40);
  expect(next('fast', 0, { used })).toBeNull();
  expect(next('fast', 0, { used: used.slice(0, -1) })).toMatchObject({ word: used.at(-1) });
});
