import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPlayback, type PlaybackAction, playbackReducer } from './playback.ts';

const acts: PlaybackAction[] = ['run', 'halt', 'forward', 'back', 'tick'];

test('it runs from the start to the end and halts there', () => {
  let tape = createPlayback(3, true);
  const seen = [];
  while (tape.isRunning) {
    tape = playbackReducer(tape, 'tick');
    seen.push(tape.shown);
  }
  expect(seen).toEqual([1, 2, 3]);
});

test('without motion all of it is there at once', () => {
  expect(createPlayback(3, false)).toEqual({ rounds: 3, shown: 3, isRunning: false });
});

test('at its end it runs anew, elsewhere it goes on', () => {
  expect(playbackReducer(createPlayback(3, false), 'run')).toMatchObject({
    shown: 0,
    isRunning: true,
  });
  expect(playbackReducer({ rounds: 3, shown: 2, isRunning: false }, 'run')).toMatchObject({
    shown: 2,
  });
});

test('stepping halts it', () => {
  const running = playbackReducer(createPlayback(3, true), 'tick');
  expect(playbackReducer(running, 'forward')).toEqual({ rounds: 3, shown: 2, isRunning: false });
  expect(playbackReducer(running, 'back')).toEqual({ rounds: 3, shown: 0, isRunning: false });
});

test('it never leaves the game, whatever is pressed', () => {
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
