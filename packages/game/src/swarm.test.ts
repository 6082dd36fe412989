import { expect, test } from 'vitest';
import { openDaysSwarm } from './swarm.ts';
import { campsOf, nextSwarmPair } from './swarm-camps.ts';
import { leaveSwarm, sitDown } from './swarm-seats.ts';
import { lapseSwarm } from './swarm-settlement.ts';
import { type Swarm, usualSwarmConfig } from './swarm-state.ts';
import { swarmViewFor } from './swarm-view.ts';
import { begin, judge, must, say } from './testing/swarm-table.ts';

const { sameLemma } = judge;

test('seats whose words count as the same are one camp, named as most of them spell it', () => {
  const camps = campsOf(['grey', 'gray', null, 'gray', 'sky', 'skys'], sameLemma);
  expect(camps).toEqual([
    { word: 'gray', seats: [0, 1, 3] },
    { word: 'sky', seats: [4, 5] },
  ]);
});

test('a word that is the same as two others joins them', () => {
  const steps = (a: string, b: string) =>
    ['leaf leaves', 'leaves leave'].some((pair) => pair === `${a} ${b}` || pair === `${b} ${a}`);
  expect(campsOf(['leaf', 'leave', 'leaves'], steps)).toHaveLength(1);
});

test('camps and spellings of equal size stand in the order of the alphabet', () => {
  const camps = campsOf(['zoo', 'bee', 'ape', 'gray', 'grey', 'ox', 'ox'], sameLemma);
  expect(camps.map(({ word }) => word)).toEqual(['gray', 'ox', 'ape', 'bee', 'zoo']);
  expect(campsOf(['grey', 'gray'], sameLemma)).toEqual([{ word: 'gray', seats: [0, 1] }]);
  // By its key, in which there is no separator.
  const words = campsOf(['ab', 'a-c'], sameLemma).map(({ word }) => word);
  expect(words).toEqual(['ab', 'a-c']);
});

test('a camp is named as most spell it, whoever said it first', () => {
  const words = ['gray', 'gray', 'grey', 'grey', 'grey'];
  expect(campsOf(words, sameLemma)[0]?.word).toBe('grey');
  expect(campsOf(words.toReversed(), sameLemma)[0]?.word).toBe('grey');
});

test('a word joins a camp by any of its words', () => {
  const steps = (a: string, b: string) => `${a}${b}` === 'onetwo' || `${a}${b}` === 'twosix';
  expect(campsOf(['one', 'two', 'six'], steps)).toHaveLength(1);
});

test('with one camp there is no next pair', () => {
  expect(nextSwarmPair([{ word: 'a', seats: [0, 1] }], () => 0)).toBeNull();
  expect(nextSwarmPair([], () => 0)).toBeNull();
});

test.each([
  ['the two largest', [3, 2, 1], {}, ['a', 'b']],
  ['the two largest, however near they are', [2, 2, 1], { 'a b': 90, 'b c': 1 }, ['a', 'b']],
  [
    'of three equal ones the two farthest apart',
    [2, 2, 2],
    { 'a b': 50, 'a c': 40, 'b c': 9 },
    ['b', 'c'],
  ],
  [
    'the largest, and of equal seconds the farthest',
    [3, 1, 1],
    { 'a b': 50, 'a c': 40 },
    ['a', 'c'],
  ],
  ['the first in the alphabet where all is equal', [1, 1, 1], {}, ['a', 'b']],
] as const)('the next pair is %s', (_, sizes, warmths, pair) => {
  const words = sizes.flatMap((size, index) =>
    Array.from({ length: size }, () => 'abc'[index] ?? ''),
  );
  const warmth = (a: string, b: string) => new Map(Object.entries(warmths)).get(`${a} ${b}`) ?? 60;
  expect(nextSwarmPair(campsOf(words, sameLemma), warmth)).toEqual(pair);
});

test('the time of a round begins after the reveal before it, with a moment for words on their way', () => {
  const game = say(say(say(begin(3, { wordSeconds: 15 }), 0, 'a'), 1, 'b'), 2, 'c', 1000);
  const view = swarmViewFor(game, 0);
  expect(game.rounds[0]?.revealAt).toBe(1600);
  expect([view.since, view.deadline]).toEqual([7600, 22_600]);
  expect(lapseSwarm(game, judge, 22_900)).toBe(game);
  expect(lapseSwarm(game, judge, 23_100)).toMatchObject({ isExtended: true });
});

test('a round without a clock has none on the screen', () => {
  expect(swarmViewFor(begin(3, { wordSeconds: null }), 0).deadline).toBeNull();
});

test('too few words twice in a row end it: with what was played, or as if it had never been', () => {
  const lapsed = (game: Swarm) => {
    const once = lapseSwarm(game, judge, 1_000_000);
    return lapseSwarm(once, judge, 2_000_000);
  };
  expect(lapsed(say(begin(3), 0, 'a'))).toMatchObject({ status: 'over', outcome: 'abandoned' });
  const second = say(say(say(begin(3), 0, 'a'), 1, 'b'), 2, 'c');
  expect(lapsed(second)).toMatchObject({ status: 'over', outcome: 'no_jinx' });
});

test('who lets two rounds pass is not waited for, passes the table on, and is back with a word', () => {
  let game = begin(3, { wordSeconds: 15 });
  for (const [at, words] of [
    [100_000, ['a', 'b']],
    [200_000, ['c', 'd']],
  ] as const) {
    game = say(say(game, 1, words[0], at - 99_999), 2, words[1], at - 99_999);
    game = lapseSwarm(game, judge, at);
  }
  expect(game.rounds).toHaveLength(2);
  expect(game.seats[0]?.state).toBe('away');
  expect(game.host).toBe(1);
  expect(say(game, 0, 'e', 200_001).seats[0]?.state).toBe('in');
  const without = say(say(game, 1, 'f', 200_001), 2, 'g', 200_001);
  expect(without.rounds).toHaveLength(3);
});

test('everybody but one gone ends it, unless the bee plays on with them', () => {
  const left = (game: Swarm) => must(leaveSwarm(must(leaveSwarm(game, 1, judge, 1)), 2, judge, 1));
  expect(left(begin(3)).status).toBe('over');
  expect(left(begin(3, { withBee: true })).status).toBe('playing');
});

test('the last round without a jinx ends it, with how alike each two thought', () => {
  let game = begin(3, { rounds: 5 });
  for (const letter of 'abcde') {
    game = say(say(say(game, 0, `${letter}x`), 1, `${letter}x`), 2, `${letter}y`);
  }
  expect(game).toMatchObject({ status: 'over', outcome: 'no_jinx' });
  expect(game.minds?.[0]).toEqual({ seats: [0, 1], shared: 5, same: 5, nearness: 100 });
  expect(swarmViewFor(game, null)).toMatchObject({ togetherness: 67 });
  expect(swarmViewFor(game, null).seats[2]?.result).toMatchObject({ said: 5, inLargest: 0 });
});

test('the bee’s word is sealed from the beginning and is none that was on the table', () => {
  const game = begin(3, { withBee: true });
  expect(game.sealed[3]?.word).toBe('bee2');
  expect(swarmViewFor(game, 0).seats[3]?.hasSealed).toBe(true);
});

test('a swarm over days keeps its first round open, also where all have spoken', () => {
  const opened = openDaysSwarm(usualSwarmConfig, ['sun', 'moon'], judge, 0);
  const game = must(sitDown(must(sitDown(opened, judge, 1)), judge, 1));
  const spoken = say(say(say(game, 0, 'a'), 1, 'b'), 2, 'c');
  expect(spoken.rounds).toHaveLength(0);
  const next = lapseSwarm(spoken, judge, 100_000_000);
  expect(next.rounds).toHaveLength(1);
  expect(say(say(say(next, 0, 'd'), 1, 'e'), 2, 'f').rounds).toHaveLength(2);
});
