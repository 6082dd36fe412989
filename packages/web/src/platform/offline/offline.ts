import { kept } from '../kept.ts';
import { ownBuildId } from './build-id.ts';
import { createQueuedWords } from './queued-words.ts';
import { createSavedGames } from './saved-games.ts';

export { onBackOnline } from './back-online.ts';
export { ownBuildId } from './build-id.ts';

/** All that is known here of the replies in which games come. */
type DailyReply = { puzzle: { puzzleNumber: number } };
type DanceReply = { gameId: string };

export interface DailyWord {
  userId: string;
  puzzleNumber: number;
  round: number;
  word: string;
  /** The player's date when it was said, which is the one that counts. */
  date: string;
}

export interface DanceWord {
  userId: string;
  gameId: string;
  round: number;
  word: string;
}

const dailies = createSavedGames<DailyReply>(
  { name: 'daily', idOf: ({ puzzle }) => puzzle.puzzleNumber },
  kept,
  ownBuildId,
);
const dances = createSavedGames<DanceReply>(
  { name: 'dance', idOf: ({ gameId }) => gameId },
  kept,
  ownBuildId,
);

export const { save: saveGame, find: savedGame } = dailies;
export const { save: saveDance, find: savedDance } = dances;

export function forgetGames(userId: string): void {
  dailies.forget(userId);
  dances.forget(userId);
}

/** Words that still wait to be sent. */
export const dailyWords = createQueuedWords<DailyWord>(
  {
    name: 'daily',
    idOf: ({ puzzleNumber }) => puzzleNumber,
    isWhole: ({ puzzleNumber, date }) =>
      Number.isSafeInteger(puzzleNumber) && typeof date === 'string',
  },
  kept,
  globalThis.window,
);
export const danceWords = createQueuedWords<DanceWord>(
  {
    name: 'dance',
    idOf: ({ gameId }) => gameId,
    isWhole: ({ gameId }) => typeof gameId === 'string',
  },
  kept,
  globalThis.window,
);
