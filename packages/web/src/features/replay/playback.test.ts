import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Act, act, load } from './playback.ts';

const acts: Act[] = ['run', 'halt', 'forward', 'back', 'tick'];

test('it runs from the start to the end and halts there', () => {
  let tape = load(3, true);
  const seen = [];
  while (tape.isRunning) {
    tape = act(tape, 'tick');
    seen.push(tape.shown);
  }
  expect(seen).toEqual([1, 2, 3]);
});

test('without motion all of it is there at once', () => {
  expect(load(3, false)).toEqual({ rounds: 3, shown: 3, isRunning: false });
});

test('at its end it runs anew, elsewhere it goes on', () => {
  expect(act(load(3, false), 'run')).toMatchObject({ shown: 0, isRunning: true });
  expect(act({ rounds: 3, shown: 2, isRunning: false }, 'run')).toMatchObject({ shown: 2 });
});

test('stepping halts it', () => {
  const running = act(load(3, true), 'tick');
  expect(act(running, 'forward')).toEqual({ rounds: 3, shown: 2, isRunning: false });
  expect(act(running, 'back')).toEqual({ rounds: 3, shown: 0, isRunning: false });
});

test('it never leaves the game, whatever is pressed', () => {
  fc.assert(
    fc.property(
      fc.nat(20),
      fc.boolean(),
      fc.array(fc.constantFrom(...acts)),
      (rounds, moves, done) => {
        const tape = done.reduce(act, load(rounds, moves));
        expect(tape.shown).toBeGreaterThanOrEqual(0);
        expect(tape.shown).toBeLessThanOrEqual(rounds);
      },
    ),
  );
});
