import { expect, test } from 'vitest';
import { campsOf } from './swarm-camps.ts';
import { compareMinds, largestShareOf, seatResultOf, togethernessOf } from './swarm-minds.ts';
import type { SwarmRound } from './swarm-state.ts';
import { begin, judge } from './testing/swarm-table.ts';

const roundOf = (...words: (string | null)[]): SwarmRound => ({
  pair: ['sun', 'moon'],
  words,
  camps: campsOf(words, judge.sameLemma),
  next: null,
  revealAt: 0,
});
const { seats } = begin(4);
const rounds = [
  roundOf('a', 'a', 'b', null),
  roundOf('a', 'c', 'b', null),
  roundOf('d', 'e', 'd', null),
];
const warmths: Record<string, number> = { ba: 40, ca: 60, cb: 20, ed: 100 };
const warmth = (a: string, b: string) => warmths[`${a}${b}`] ?? warmths[`${b}${a}`] ?? 0;
const minds = compareMinds({ seats, rounds }, warmth);

test('two minds are as near as their words on average; 100 is kept for the same word', () => {
  expect(minds).toEqual([
    // (100 + 60 + 99) / 3
    { seats: [0, 1], shared: 3, same: 1, nearness: 86 },
    // (40 + 40 + 100) / 3
    { seats: [0, 2], shared: 3, same: 1, nearness: 60 },
    // (40 + 20 + 99) / 3
    { seats: [1, 2], shared: 3, same: 0, nearness: 53 },
  ]);
});

test('two who never spoke in the same round are not compared', () => {
  const apart = compareMinds(
    { seats: seats.slice(0, 3), rounds: [roundOf('a', null, 'b'), roundOf(null, 'a', 'b')] },
    warmth,
  );
  expect(apart.map(({ seats, shared }) => [seats, shared])).toEqual([
    [[0, 2], 1],
    [[1, 2], 1],
  ]);
});

test('of minds equally near those with more same words come first', () => {
  const near = compareMinds(
    { seats: seats.slice(0, 3), rounds: [roundOf('a', 'b', 'b'), roundOf('a', 'b', 'c')] },
    (a, b) => (a === 'a' || b === 'a' ? 75 : 50),
  );
  expect(near.map(({ seats, same, nearness }) => [seats, same, nearness])).toEqual([
    [[1, 2], 1, 75],
    [[0, 1], 0, 75],
    [[0, 2], 0, 75],
  ]);
});

test('a seat’s result counts words, agreements, rounds in the largest camp, and names who is nearest', () => {
  const results = [0, 1, 2, 3].map((seat) => seatResultOf({ rounds, minds }, seat));
  expect(results).toEqual([
    { said: 3, inLargest: 2, agreements: 2, nearest: 1 },
    { said: 3, inLargest: 1, agreements: 1, nearest: 0 },
    { said: 3, inLargest: 1, agreements: 1, nearest: 0 },
    { said: 0, inLargest: 0, agreements: 0, nearest: null },
  ]);
  expect(seatResultOf({ rounds, minds: null }, 0).nearest).toBeNull();
});

test('of two camps equally large both are the largest; one alone is in none', () => {
  const tied = { rounds: [roundOf('a', 'a', 'b', 'b', 'c')], minds: [] };
  expect([0, 2, 4].map((seat) => seatResultOf(tied, seat).inLargest)).toEqual([1, 1, 0]);
  const apart = { rounds: [roundOf('a', 'b', 'c')], minds: [] };
  expect(seatResultOf(apart, 0).inLargest).toBe(0);
});

test('togetherness is the share of the largest camp over all rounds, 0 where no two agreed', () => {
  expect(rounds.map(largestShareOf)).toEqual([67, 0, 67]);
  expect(togethernessOf({ rounds })).toBe(45);
  expect(togethernessOf({ rounds: [] })).toBe(0);
  expect(largestShareOf({ camps: [] })).toBe(0);
  expect(togethernessOf({ rounds: rounds.slice(0, 1) })).toBe(67);
  expect(seatResultOf({ rounds: [{ ...roundOf(), camps: [] }], minds: [] }, 0).inLargest).toBe(0);
});
