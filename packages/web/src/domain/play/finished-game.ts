import { useEffect } from 'react';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { createStore } from '../../platform/store.ts';

/** Set when the first game ends, with the bee or with somebody. */
const finishedGameKey = 'play.hasFinished';

export const markGameFinished = (): void => safeLocalStorage.write(finishedGameKey, 'true');

export const hasFinishedGame = (): boolean => safeLocalStorage.read(finishedGameKey) === 'true';

/** Whether the result of a game with the bee is on the screen, after all of its scenes. */
export const resultShown = createStore(false);

export function useMarkResultShown(): void {
  useEffect(() => {
    resultShown.set(true);
    return () => resultShown.set(false);
  }, []);
}
