import { safeLocalStorage } from '../../platform/safe-storage.ts';

/** Set when the first game ends, with the bee or with somebody. */
const finishedGameKey = 'play.hasFinished';

export const markGameFinished = (): void => safeLocalStorage.write(finishedGameKey, 'true');

export const hasFinishedGame = (): boolean => safeLocalStorage.read(finishedGameKey) === 'true';
