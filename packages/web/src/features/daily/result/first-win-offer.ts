import type { KeyValueStorage } from '../../../platform/safe-storage.ts';

/** Of this browser, not of the player: installing and pushes belong to the browser. */
const key = 'first-win.offer';
const answered = 'answered';

/** It stays with the game that it was shown with, over reloads, until it is answered, and comes with no other. */
export function isOfferOpen(storage: KeyValueStorage, puzzleNumber: number): boolean {
  const stored = storage.read(key);
  return stored === null || stored === String(puzzleNumber);
}

/** Once it is on the screen, unless it was answered. */
export function rememberOffer(storage: KeyValueStorage, puzzleNumber: number): void {
  if (storage.read(key) === null) storage.write(key, String(puzzleNumber));
}

export function answerOffer(storage: KeyValueStorage): void {
  storage.write(key, answered);
}
