import type { Swarm } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { toPlayedSwarm } from './played-swarm.ts';

const words = (...said: string[]) => said.map((word, seat) => ({ seat, word }));
const swarm = (more: object = {}) =>
  ({
    version: 4,
    round: 3,
    status: 'playing',
    mySeat: 1,
    word: 'wave',
    seats: [
      { seat: 0, isMe: false, fromRound: 1 },
      { seat: 1, isMe: true, fromRound: 2 },
    ],
    rounds: [
      { round: 1, words: words('sand'), isJinx: false },
      { round: 2, words: words('tide', 'tide'), isJinx: true },
    ],
    ...more,
  }) as unknown as Swarm;

test('a swarm is played with my own words; those of the others are on the board', () => {
  const given = swarm();
  expect(toPlayedSwarm(given)).toEqual({
    swarm: given,
    version: 4,
    rounds: [
      { round: 1, yours: '', theirs: '', warmth: 0 },
      { round: 2, yours: 'tide', theirs: '', warmth: 100 },
    ],
    status: 'playing',
    sealedWord: 'wave',
    sealsInField: true,
  });
});

test.each([
  ['over', { status: 'over' }],
  ['playing', { round: 2 }],
  ['paused', { round: 1 }],
  ['paused', { seats: [{ seat: 0, isMe: false, fromRound: 1 }] }],
])('it is %s with %j', (status, more) => {
  expect(toPlayedSwarm(swarm(more)).status).toBe(status);
});
