import { kept } from '../kept.ts';
import { ownBuildId } from './build-id.ts';
import { createQueuedWords } from './queued-words.ts';
import { createSavedGames } from './saved-games.ts';

export { onBackOnline } from './back-online.ts';
export { ownBuildId } from './build-id.ts';
export type { QueuedWord } from './queued-words.ts';

/** All that is known here of the replies in which games come. */
type DailyReply = { puzzle: { puzzleNumber: number } };
type DanceReply = { gameId: string };

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

/** What still waits to be sent; for `useStore`. */
export const queuedWords = createQueuedWords(kept, globalThis.window);
export const { add: queueWord, remove: forgetQueuedWord } = queuedWords;
