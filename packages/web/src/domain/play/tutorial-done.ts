import { safeLocalStorage } from '../../platform/safe-storage.ts';

const key = 'tutorial.done';

/** The tutorial was played to its end or skipped, or a real game was played. */
export function markTutorialDone(): void {
  safeLocalStorage.write(key, 'true');
}

/** As far as this browser knows. */
export const needsTutorial = (): boolean => safeLocalStorage.read(key) !== 'true';
