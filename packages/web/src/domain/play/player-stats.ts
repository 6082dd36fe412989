import type { KeyValueStorage } from '../../platform/safe-storage.ts';

/** The part of the player's stats that this browser caches. */
export interface PlayerStats {
  gamesPlayed: number;
  gamesWon: number;
  averageRounds: number;
  winPercentage: number;
}

const keyOf = (userId = 'anon') => `player.stats.${userId}`;

export function savePlayerStats(
  store: KeyValueStorage,
  userId: string | undefined,
  stats: PlayerStats,
): void {
  const { gamesPlayed, gamesWon, averageRounds, winPercentage } = stats;
  const text = JSON.stringify({ gamesPlayed, gamesWon, averageRounds, winPercentage });
  store.write(keyOf(userId), text);
}

/** Undefined if there are none, or if they can't be parsed. */
export function loadPlayerStats(
  store: KeyValueStorage,
  userId: string | undefined,
): PlayerStats | undefined {
  try {
    const { gamesPlayed, gamesWon, averageRounds, winPercentage } = JSON.parse(
      store.read(keyOf(userId)) ?? '{}',
    );
    const stats = { gamesPlayed, gamesWon, averageRounds, winPercentage };
    return Object.values(stats).every(Number.isFinite) ? stats : undefined;
  } catch {
    return undefined;
  }
}
