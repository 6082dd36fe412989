import type { Dance } from '@bee-jinx/contract/browser';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { readExistingGameId } from '../../domain/play/existing-game.ts';
import { beeRemark } from './game/remarks.ts';
import { screenReaderMessage } from './game/screen-reader-message.ts';
import { danceStatusLabel, groupDances } from './lobby/dance-status.ts';
import { describeOutcome, pastDanceLabel } from './outcome-messages.ts';
import { describeConfig } from './pace-labels.ts';
import { toDanceTrail } from './played-dance.ts';
import { sampleDance, sampleDanceAfterRound2, samplePlay } from './sample-dance.ts';

const theirsReady = sampleDance().players.map((one) => ({ ...one, ready: one.userId === 'maya' }));

const moonAndCheese = 'Round 1: you said moon, Maya said cheese. Mild, 44.';
const counts = (changes: Partial<Dance['thatCounts']>) => ({
  ...sampleDance().thatCounts,
  ...changes,
});

const noCount = counts({ open: false });

test('dances are grouped into my turn, waiting and invites', () => {
  const games = [
    sampleDance({ gameId: 'turn' }),
    sampleDance({ gameId: 'wait', myTurn: false }),
    sampleDance({ gameId: 'sent', status: 'invited', myTurn: false }),
    sampleDance({ gameId: 'asked', status: 'invited', isInviter: false }),
  ];
  const { myTurn, waiting, invites } = groupDances(games);
  const ids = [myTurn, waiting, invites].map((group) => group.map(({ gameId }) => gameId));
  expect(ids).toEqual([['turn'], ['wait', 'sent'], ['asked']]);
});

test.each([
  [{}, 'Round 2: say a word'],
  [{ myTurn: false }, 'Round 2: waiting for Maya'],
  [{ players: theirsReady }, 'Round 2: Maya has sealed a word'],
  [{ status: 'invited', isInviter: false }, 'Invites you to dance'],
  [{ status: 'invited', isInviter: false, isRematch: true }, 'Wants to dance again'],
  [{ status: 'invited' }, 'Waiting for Maya to accept'],
  [{ status: 'invited', opponent: undefined }, 'Your open invite'],
  [{ status: 'deciding', decisions: {} }, 'Go on, or stop?'],
  [{ status: 'deciding', decisions: { mine: 'continue' } }, 'Waiting for Maya to decide'],
] as const)('a dance with %j has the status label %s', (changes, line) => {
  const { opponent, ...rest } = sampleDance(changes as object);
  expect(danceStatusLabel(opponent ? { ...rest, opponent } : rest, 'me')).toBe(line);
});

test('an invite tells its pace, and its length where it is not the usual one', () => {
  expect(describeConfig({ pace: 'live', maxRounds: 10 })).toBe('Live: 90 seconds for each round.');
  expect(describeConfig({ pace: 'relaxed', maxRounds: 5 })).toBe(
    'Relaxed: up to three days for each round. 5 rounds, then you both decide.',
  );
});

test('the trail has my words on my side, whoever invited', () => {
  expect(toDanceTrail(sampleDance(), 'maya')).toMatchObject([{ yours: 'cheese', theirs: 'moon' }]);
});

test('reasons are on the side of their words, whoever invited', () => {
  const reasons: [string, string] = ['moonlight', 'a cheese moon'];
  const game = sampleDance({ rounds: [{ round: 1, match: null, warmth: 44, reasons }] });
  expect(toDanceTrail(game, 'me')[0]?.reasons).toEqual(reasons);
  expect(toDanceTrail(game, 'maya')[0]?.reasons).toEqual(reasons.toReversed());
});

describe('the end', () => {
  const ended = { version: 8, status: 'completed', outcome: 'jinx' } as const;

  test.each([
    [
      sampleDanceAfterRound2('farm', 'farm', ended),
      'Jinx in 2',
      'You and Maya said the same word.',
    ],
    [
      sampleDanceAfterRound2('sea', 'seas', ended),
      'Jinx in 2',
      'You said sea, Maya said seas: that counts.',
    ],
    [
      sampleDance({ status: 'abandoned', endedBy: 'maya' }),
      'Ended early',
      'Maya has left the dance.',
    ],
    [sampleDance({ status: 'abandoned', endedBy: 'me' }), 'Ended early', 'You ended this dance.'],
    [
      sampleDance({ status: 'declined', endedBy: 'maya' }),
      'Not this time',
      'Maya can’t dance now.',
    ],
    [
      sampleDance({ status: 'withdrawn', endedBy: 'me' }),
      'Taken back',
      'You took your invite back.',
    ],
    [sampleDance({ status: 'abandoned' }), 'Ended early', 'Maya can’t dance now.'],
    [sampleDance({ status: 'withdrawn' }), 'Not this time', 'Maya can’t dance now.'],
    [
      sampleDance({ status: 'abandoned', endedByMerge: 'duplicate' }),
      'Ended early',
      'You and Maya had another dance, and that one went on.',
    ],
    [
      sampleDance({ status: 'withdrawn', endedByMerge: 'self' }),
      'Not this time',
      'You danced with yourself: you are one player now.',
    ],
    [sampleDance({ status: 'expired' }), 'Out of time', 'Nobody answered in time.'],
    [
      sampleDance({ status: 'expired', overdue: { mine: false, theirs: true } }),
      'Out of time',
      'Maya didn’t answer in time.',
    ],
    [
      sampleDance({ status: 'expired', overdue: { mine: true, theirs: false } }),
      'Out of time',
      'You missed it. Maya was waiting for you.',
    ],
    [
      sampleDance({ status: 'expired', overdue: { mine: true, theirs: true } }),
      'Out of time',
      'Neither of you answered in time.',
    ],
  ])('has a title and a line', (game, title, line) => {
    expect(describeOutcome(game, 'me')).toEqual({ title, line });
  });

  test.each([
    [{ status: 'completed', outcome: 'jinx', finalWords: ['farm', 'farm'] }, 'Jinx in 3: farm'],
    [{ status: 'completed', outcome: 'no_jinx' }, 'No jinx in 3 rounds'],
    [{ status: 'expired' }, 'Ran out of time'],
    [{ status: 'abandoned' }, 'Ended early'],
  ] as const)('%j is listed as %s', (changes, line) => {
    const opponent = { userId: 'maya', displayName: 'Maya', isBee: false };
    const past = { gameId: 'g1', opponent, rounds: 3, endedAt: '2026-01-01T00:00:00.000Z' };
    expect(pastDanceLabel({ ...past, ...changes } as Parameters<typeof pastDanceLabel>[0])).toBe(
      line,
    );
  });
});

test.each([
  [{}, moonAndCheese, 'Both of you are thinking.'],
  [
    { rounds: [{ round: 1, match: null, warmth: 71 }] },
    'Round 1: you said moon, Maya said cheese. Warm, 71.',
    'As good as one word?',
  ],
  [{ thatCounts: counts({ open: false }) }, moonAndCheese, 'Both of you are thinking.'],
  [{ thatCounts: counts({ mine: true }) }, moonAndCheese, 'You said that counts.'],
  [
    { thatCounts: counts({ theirs: true }) },
    'Maya says the last two words count as one. And you?',
    'Maya says the last two words count as one.',
  ],
  [
    { status: 'deciding', decisions: {} },
    'That was the last round. You and Maya can have five more.',
    'That was the last round.',
  ],
  [
    { status: 'deciding', decisions: { theirs: 'continue' } },
    'Maya wants to go on. And you?',
    'Maya wants to go on.',
  ],
  [{ players: theirsReady }, 'Maya has sealed a word.', 'Maya has sealed a word.'],
  [{ word: 'farm' }, 'Your word is sealed. Waiting for Maya.', 'Yours is in the wax.'],
  [
    { players: theirsReady, nudgedAt: '2026-01-01T00:00:00.000Z', thatCounts: noCount },
    'Maya nudges you. Your word, please. Any word.',
    'Maya nudges you.',
  ],
  [
    { missed: { mine: 2 }, players: theirsReady, thatCounts: noCount },
    'You missed it. The clock runs once more. A second miss ends the dance.',
    'You missed it.',
  ],
  [
    { missed: { theirs: 2 }, word: 'farm', thatCounts: noCount },
    'Maya missed it. The clock runs once more. A second miss ends the dance.',
    'Maya missed it.',
  ],
  [
    { missed: { mine: 1 }, players: theirsReady, thatCounts: noCount },
    'Maya has sealed a word.',
    'Maya has sealed a word.',
  ],
] as [Partial<Dance>, string, string][])(
  'a dance with %j has its screen reader message and remark',
  (changes, sentence, fact) => {
    const play = samplePlay(sampleDance(changes));
    expect(screenReaderMessage(play)).toBe(sentence);
    expect(beeRemark(play)[0]).toBe(fact);
  },
);

test('a partner who has left is named so within a sentence', () => {
  const opponent = { userId: 'gone', displayName: 'A player who left', isBee: false };
  const game = sampleDanceAfterRound2('farm', 'farm', {
    status: 'completed',
    outcome: 'jinx',
    opponent,
  });
  expect(describeOutcome(game, 'me').line).toBe('You and a player who left said the same word.');
});

test('a dance with the bee names it “the bee”', () => {
  const opponent = { userId: 'bee', displayName: 'Bee', here: true, isBee: true };
  const play = samplePlay(sampleDance({ opponent, players: theirsReady }));
  expect(screenReaderMessage(play)).toBe('The bee has sealed a word.');
});

test.each([
  [new CallError('game_exists', { details: { gameId: 'g7' } }), 'g7'],
  [new CallError('blocked'), undefined],
  [undefined, undefined],
])('the existing game of %s is %s', (error, gameId) => {
  expect(readExistingGameId(error)).toBe(gameId);
});
