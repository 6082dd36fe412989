import { expect, test } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import { playReducer } from '../../../domain/play/play-reducer.ts';
import { toPlayedDance } from '../played-dance.ts';
import { sampleDance, sampleDanceAfterRound2, samplePlay } from '../sample-dance.ts';
import { canNudge, nudgeWaitMs } from './nudge-rules.ts';

const players = (theirs: boolean) =>
  sampleDance().players.map((one) => ({ ...one, ready: one.userId === 'me' || theirs }));
const bee = { userId: 'bee', displayName: 'Bee', here: true, isBee: true };

test.each([
  ['only my word is in', { word: 'farm', players: players(false) }, true],
  ['I have said nothing', {}, false],
  ['theirs is in too', { word: 'farm', players: players(true) }, false],
  ['it is decided whether to go on', { word: 'farm', status: 'deciding' as const }, false],
  ['I dance with the bee', { word: 'farm', opponent: bee }, false],
])('when %s, a nudge is due: %s', (_, changes, isDue) => {
  expect(canNudge(samplePlay(sampleDance(changes)))).toBe(isDue);
});

test('no nudge is due while a word is pending or a round is revealed', () => {
  const play = samplePlay(sampleDance());
  expect(canNudge(playReducer(play, { type: 'send', word: 'farm' }))).toBe(false);
  expect(
    canNudge(
      playReducer(play, {
        type: 'update',
        game: toPlayedDance(sampleDanceAfterRound2('farm', 'cow'), 'me'),
      }),
    ),
  ).toBe(false);
});

test.each([
  [new CallError('nudge_too_soon', { details: { retryAfterSeconds: 60 } }), 60_000],
  [new CallError('nudge_too_soon'), undefined],
  [new CallError('nudge_not_due', { details: { retryAfterSeconds: 60 } }), undefined],
])('after %s the next nudge waits %s ms', (error, waitMs) => {
  expect(nudgeWaitMs(error)).toBe(waitMs);
});
