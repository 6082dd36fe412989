import { ownBuildId } from '../../../platform/build-id.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
import { createQueuedWords } from './queued-words.ts';
import { createSavedGames } from './saved-games.ts';

export { onBackOnline } from '../../../platform/back-online.ts';
export { ownBuildId } from '../../../platform/build-id.ts';

/** All that is known here of the replies in which games come. */
type DailyReply = { puzzle: { puzzleNumber: number } };
type DanceReply = { gameId: string };

export interface QueuedDailyWord {
  userId: string;
  puzzleNumber: number;
  round: number;
  word: string;
  /** The player's date when it was said, which is the one that counts. */
  date: string;
}

export interface QueuedDanceWord {
  userId: string;
  gameId: string;
  round: number;
  word: string;
}

const dailies = createSavedGames<DailyReply>(
  { name: 'daily', idOf: ({ puzzle }) => puzzle.puzzleNumber },
  safeLocalStorage,
  ownBuildId,
);
const dances = createSavedGames<DanceReply>(
  { name: 'dance', idOf: ({ gameId }) => gameId },
  safeLocalStorage,
  ownBuildId,
);

export const { save: saveDailyGame, find: loadSavedDailyGame } = dailies;
export const { save: saveDance, find: loadSavedDance } = dances;

export function clearSavedGames(userId: string): void {
  dailies.clear(userId);
  dances.clear(userId);
}

/** Words that still wait to be sent. */
export const queuedDailyWords = createQueuedWords<QueuedDailyWord>(
  {
    name: 'daily',
    idOf: ({ puzzleNumber }) => puzzleNumber,
    isComplete: ({ puzzleNumber, date }) =>
      Number.isSafeInteger(puzzleNumber) && typeof date === 'string',
  },
  safeLocalStorage,
  globalThis.window,
);
export const queuedDanceWords = createQueuedWords<QueuedDanceWord>(
  {
    name: 'dance',
    idOf: ({ gameId }) => gameId,
    isComplete: ({ gameId }) => typeof gameId === 'string',
  },
  safeLocalStorage,
  globalThis.window,
);
