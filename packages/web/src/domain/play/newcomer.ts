import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { loadOwnStats } from './own-stats.ts';

const key = 'tutorial.done';

/** The tutorial was played to its end or skipped, or a word was said in a real game. */
export function markIntroduced(): void {
  safeLocalStorage.write(key, 'true');
}

/** As far as this browser knows: no game played, and the tutorial neither played nor skipped. */
export const mayBeNewcomer = (): boolean =>
  safeLocalStorage.read(key) !== 'true' && (loadOwnStats()?.gamesPlayed ?? 0) === 0;
