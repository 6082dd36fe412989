/** A game on tape: how many of its rounds are shown, and whether the tape runs. */
export interface Playback {
  rounds: number;
  shown: number;
  isRunning: boolean;
}

export type Act = 'run' | 'halt' | 'forward' | 'back' | 'tick';

/** From the start and running; for those who want no motion, at its end. */
export function load(rounds: number, mayMove: boolean): Playback {
  return { rounds, shown: mayMove ? 0 : rounds, isRunning: mayMove && rounds > 0 };
}

export function act(tape: Playback, what: Act): Playback {
  switch (what) {
    case 'run':
      // At the end it begins anew.
      return tape.rounds === 0
        ? tape
        : { ...tape, shown: isAtEnd(tape) ? 0 : tape.shown, isRunning: true };
    case 'halt':
      return { ...tape, isRunning: false };
    case 'forward':
      return { ...wind(tape, 1), isRunning: false };
    case 'back':
      return { ...wind(tape, -1), isRunning: false };
    case 'tick': {
      if (!tape.isRunning) return tape;
      const next = wind(tape, 1);
      return { ...next, isRunning: !isAtEnd(next) };
    }
  }
}

export const isAtEnd = ({ shown, rounds }: Playback): boolean => shown >= rounds;

function wind(tape: Playback, by: number): Playback {
  return { ...tape, shown: Math.min(tape.rounds, Math.max(0, tape.shown + by)) };
}
