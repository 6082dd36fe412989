import { kept } from '../kept.ts';
import { ownBuildId } from './build-id.ts';
import { createQueuedWords } from './queued-words.ts';
import { createSavedGames } from './saved-games.ts';

export { onBackOnline } from './back-online.ts';
export { ownBuildId } from './build-id.ts';
export type { QueuedWord } from './queued-words.ts';

export const {
  save: saveGame,
  find: savedGame,
  forget: forgetGames,
} = createSavedGames(kept, ownBuildId);

/** What still waits to be sent; for `useStore`. */
export const queuedWords = createQueuedWords(kept, globalThis.window);
export const { add: queueWord, remove: forgetQueuedWord } = queuedWords;
