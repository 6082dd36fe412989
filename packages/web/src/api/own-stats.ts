import { type UserLevel, userLevelOf } from '@bee-jinx/game';
import { kept } from '../platform/kept.ts';
import { keptPlayerStats, type PlayerStats } from '../platform/player-stats.ts';
import { believedPlayer } from './identity.ts';

/** My stats as this browser has kept them, without asking anybody. */
export const ownStats = (): PlayerStats | undefined => keptPlayerStats(kept, believedPlayer());

/** Of whom nothing is kept yet, nothing was played here. */
export const ownLevel = (): UserLevel => userLevelOf(ownStats()?.gamesPlayed ?? 0);
