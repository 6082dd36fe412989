/** How many rounds of a game are shown, and whether more follow automatically. */
export interface Playback {
  rounds: number;
  shown: number;
  isRunning: boolean;
}

export type PlaybackAction = 'run' | 'halt' | 'forward' | 'back' | 'tick';

/** Starts at the beginning and running; with reduced motion, at the end. */
export function createPlayback(rounds: number, isMotionAllowed: boolean): Playback {
  return { rounds, shown: isMotionAllowed ? 0 : rounds, isRunning: isMotionAllowed && rounds > 0 };
}

export function playbackReducer(playback: Playback, what: PlaybackAction): Playback {
  switch (what) {
    case 'run':
      // At the end it starts over.
      return playback.rounds === 0
        ? playback
        : { ...playback, shown: isAtEnd(playback) ? 0 : playback.shown, isRunning: true };
    case 'halt':
      return { ...playback, isRunning: false };
    case 'forward':
      return { ...moveBy(playback, 1), isRunning: false };
    case 'back':
      return { ...moveBy(playback, -1), isRunning: false };
    case 'tick': {
      if (!playback.isRunning) return playback;
      const next = moveBy(playback, 1);
      return { ...next, isRunning: !isAtEnd(next) };
    }
  }
}

export const isAtEnd = ({ shown, rounds }: Playback): boolean => shown >= rounds;

function moveBy(playback: Playback, by: number): Playback {
  return { ...playback, shown: Math.min(playback.rounds, Math.max(0, playback.shown + by)) };
}
