import { type UserLevel, userLevelOf } from '@bee-jinx/game';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { loadPlayerStats, type PlayerStats } from './player-stats.ts';

/** My stats as this browser has kept them, without asking anybody. */
export const loadOwnStats = (): PlayerStats | undefined =>
  loadPlayerStats(safeLocalStorage, getCurrentPlayerId());

/** Of whom nothing is kept yet, nothing was played here. */
export const loadOwnLevel = (): UserLevel => userLevelOf(loadOwnStats()?.gamesPlayed ?? 0);
