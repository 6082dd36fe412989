import type { KeyValueStorage, RemovableStorage } from '../../platform/safe-storage.ts';

/** What this browser keeps of how its player has played. The server has it all, for every device. */
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

/** Nothing where there are none, or where somebody else wrote in their place. */
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

export function clearPlayerStats(store: RemovableStorage, userId: string): void {
  store.remove(keyOf(userId));
}
