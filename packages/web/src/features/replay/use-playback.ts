import { useEffect, useReducer } from 'react';
import { isMotionAllowed } from '../../ui/motion.ts';
import { createPlayback, playbackReducer } from './playback.ts';

const roundMs = 2400;
const firstMs = 1400;

export function usePlayback(rounds: number) {
  const [playback, dispatch] = useReducer(playbackReducer, rounds, (count) =>
    createPlayback(count, isMotionAllowed()),
  );
  const { isRunning, shown } = playback;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(dispatch, shown === 0 ? firstMs : roundMs, 'tick');
    return () => clearTimeout(timer);
  }, [isRunning, shown]);
  return [playback, dispatch] as const;
}
