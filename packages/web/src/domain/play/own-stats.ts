import { type UserLevel, userLevelOf } from '@bee-jinx/game';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { loadPlayerStats, type PlayerStats } from './player-stats.ts';

/** My stats as this browser has saved them, without a request. */
export const loadOwnStats = (): PlayerStats | undefined =>
  loadPlayerStats(safeLocalStorage, getCurrentPlayerId());

/** A player without saved stats counts as new. */
export const loadOwnLevel = (): UserLevel => userLevelOf(loadOwnStats()?.gamesPlayed ?? 0);
