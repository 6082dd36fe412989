import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlayback, type PlaybackAction, playbackReducer } from './playback.ts';

const acts: PlaybackAction[] = ['run', 'halt', 'forward', 'back', 'tick'];

test('playback runs from the start to the end and stops there', () => {
  let tape = createPlayback(3, true);
  const seen = [];
  while (tape.isRunning) {
    tape = playbackReducer(tape, 'tick');
    seen.push(tape.shown);
  }
  expect(seen).toEqual([1, 2, 3]);
});

test('with reduced motion all rounds are shown at once', () => {
  expect(createPlayback(3, false)).toEqual({ rounds: 3, shown: 3, isRunning: false });
});

test('play starts over at the end, and resumes elsewhere', () => {
  expect(playbackReducer(createPlayback(3, false), 'run')).toMatchObject({
    shown: 0,
    isRunning: true,
  });
  expect(playbackReducer({ rounds: 3, shown: 2, isRunning: false }, 'run')).toMatchObject({
    shown: 2,
  });
});

test('stepping pauses playback', () => {
  const running = playbackReducer(createPlayback(3, true), 'tick');
  expect(playbackReducer(running, 'forward')).toEqual({ rounds: 3, shown: 2, isRunning: false });
  expect(playbackReducer(running, 'back')).toEqual({ rounds: 3, shown: 0, isRunning: false });
});

test('the number of shown rounds stays within the game', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.boolean(),
      fc.array(fc.constantFrom(...acts)),
      (rounds, moves, done) => {
        const tape = done.reduce(playbackReducer, createPlayback(rounds, moves));
        expect(tape.shown).toBeGreaterThanOrEqual(0);
        expect(tape.shown).toBeLessThanOrEqual(rounds);
      },
    ),
  );
});
