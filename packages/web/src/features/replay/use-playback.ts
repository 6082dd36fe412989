import { useEffect, useReducer } from 'react';
import { isMotionAllowed } from '../../ui/motion.ts';
import { createPlayback, playbackReducer } from './playback.ts';

const roundMs = 2400;
const firstMs = 1400;

export function usePlayback(rounds: number) {
  const [tape, dispatch] = useReducer(playbackReducer, rounds, (count) =>
    createPlayback(count, isMotionAllowed()),
  );
  const { isRunning, shown } = tape;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(dispatch, shown === 0 ? firstMs : roundMs, 'tick');
    return () => clearTimeout(timer);
  }, [isRunning, shown]);
  return [tape, dispatch] as const;
}
