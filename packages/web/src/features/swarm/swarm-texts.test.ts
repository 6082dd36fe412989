import type { PastSwarm } from '@bee-jinx/contract/browser';
import { describe, expect, test } from 'vitest';
import { sampleRound, sampleSwarm } from '../../domain/swarm/sample-swarm.ts';
import {
  countSpeakers,
  listNames,
  outcomeLine,
  outcomeTitle,
  pastSwarmLine,
  pastSwarmTitle,
  revealSentence,
  settingsLine,
  waitingLine,
} from './swarm-texts.ts';

const sealedBy = (...sealed: number[]) => {
  const swarm = sampleSwarm(5);
  return {
    ...swarm,
    seats: swarm.seats.map((seat) => ({ ...seat, hasSealed: sealed.includes(seat.seat) })),
  };
};

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

test('names are listed with one "and"', () => {
  expect(listNames(['you'])).toBe('you');
  expect(listNames(['you', 'Maya'])).toBe('you and Maya');
  expect(listNames(['you', 'Maya', 'Tom'])).toBe('you, Maya and Tom');
});

describe('who is waited for', () => {
  test.each([
    [[0, 1, 2, 3, 4], 'Everybody has sealed.'],
    [[0, 1, 2, 3], 'Ravi is still thinking.'],
    [[1, 2, 3, 4], 'You are still thinking.'],
    [[0, 1, 2], 'Ola and Ravi are still thinking.'],
    [[0, 1], 'Inês, Ola and Ravi are still thinking.'],
    [[0], '4 are still thinking.'],
  ])('%o have sealed: %s', (sealed, line) => {
    expect(plain(waitingLine(sealedBy(...sealed)))).toBe(line);
  });

  test('names of any script stand in the order of the sentence, each isolated', () => {
    const swarm = sealedBy(0, 1, 2);
    const seats = swarm.seats.map((seat) => ({
      ...seat,
      displayName: seat.seat === 3 ? 'דבורה' : 'مها',
    }));
    expect(waitingLine({ ...swarm, seats })).toBe(
      '\u2068דבורה\u2069 and \u2068مها\u2069 are still thinking.',
    );
  });
});

test('a reveal names each camp and the next pair', () => {
  const round = sampleRound(2, ['sand', 'beach', 'sand', 'wave', 'beach']);
  expect(plain(revealSentence(sampleSwarm(5), round))).toBe(
    'Round 2. You and Inês said sand. Tom and Ravi said beach. Ola said wave. Next pair: sand and beach.',
  );
});

test('a swarm jinx is said at once, with its word', () => {
  const round = { ...sampleRound(3, ['shore', 'shore', 'shore']), isJinx: true };
  expect(revealSentence(sampleSwarm(3), round)).toBe('Swarm jinx! All 3 said shore.');
});

test.each([
  ['jinx', 'Swarm jinx in 1', '3 minds, one word.'],
  ['no_jinx', 'No swarm jinx', 'One round. 67 % of all words stood in the largest camp.'],
  ['abandoned', 'Ended early', 'The table broke up before the first words were out.'],
] as const)('the outcome %s is titled %s', (outcome, title, line) => {
  const swarm = { outcome, rounds: [sampleRound(1, ['a', 'a', 'b'])], togetherness: 67 };
  expect(outcomeTitle(swarm)).toBe(title);
  expect(outcomeLine(swarm)).toBe(line);
});

test('who left before a jinx is none of its minds, but of those of a swarm without one', () => {
  const rounds = [sampleRound(1, ['a', 'b', 'c', 'd']), sampleRound(2, ['e', 'e', 'e'])];
  expect(countSpeakers({ outcome: 'jinx', rounds })).toBe(3);
  expect(countSpeakers({ outcome: 'no_jinx', rounds })).toBe(4);
});

test('the settings of a table are one sentence', () => {
  const settings = { rounds: 8, wordSeconds: null, withBee: true };
  expect(settingsLine({ settings, pace: 'live' })).toBe(
    'Up to 8 rounds, no clock, and the bee plays along.',
  );
  expect(settingsLine({ settings: { ...settings, withBee: false }, pace: 'days' })).toBe(
    'Up to 8 rounds, a day for each word.',
  );
});

test.each([
  [{ status: 'gathering' }, 'Gathering'],
  [{ status: 'playing', myTurn: true }, 'Your word is awaited · round 2 of 8'],
  [{ status: 'playing' }, 'Under way · round 2 of 8'],
  [{ outcome: 'jinx' }, '5 minds, one word, in 2 rounds'],
  [{ outcome: 'jinx', round: 1 }, '5 minds, one word, in 1 round'],
  [{ outcome: 'no_jinx' }, 'No swarm jinx in 2 rounds'],
  [{ outcome: 'abandoned' }, 'Ended early'],
] as const)('in a list %j reads “%s”', (changes, line) => {
  const past = { status: 'over', round: 2, rounds: 8, minds: 5, myTurn: false, ...changes };
  expect(pastSwarmLine(past as PastSwarm)).toBe(line);
});

test.each([
  [
    { names: ['דבורה', 'مها', 'Tom'] },
    '\u200e\u2068דבורה\u2069, \u2068مها\u2069 and \u2068Tom\u2069',
  ],
  [{ names: ['Tom'], group: { groupId: 'h1', name: 'Lunch' } }, 'Lunch'],
  [{ names: [] }, 'HMXR'],
])(
  'in a list a swarm has its hive’s name, or isolated names, or its code: %j',
  (changes, title) => {
    expect(pastSwarmTitle({ code: 'HMXR', ...changes } as PastSwarm)).toBe(title);
  },
);

test('a table with a clock says how long a word may take', () => {
  const settings = { rounds: 5, wordSeconds: 15 as const, withBee: false };
  expect(settingsLine({ settings, pace: 'live' })).toBe(
    'Up to 5 rounds, 15 seconds for each word.',
  );
});
