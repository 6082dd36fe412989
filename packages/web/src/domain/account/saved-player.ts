import type { Player } from '@bee-jinx/contract/browser';
import { isRefusal } from '../../api/call-error.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

const key = 'player.last';

type SavedPlayer = Player & { hasLeft?: true };

export function savePlayer(player: SavedPlayer): void {
  safeLocalStorage.write(key, JSON.stringify(player));
}

/** Nobody goes on as a player who has signed out; they stay saved until the next one, who clears their data. */
export function markSavedPlayerAsLeft(): void {
  const player = loadSavedPlayer();
  if (player) savePlayer({ ...player, hasLeft: true });
}

/** The player of the last visit. */
export function loadSavedPlayer(): SavedPlayer | undefined {
  try {
    const player = JSON.parse(safeLocalStorage.read(key) ?? 'null') as SavedPlayer | null;
    return typeof player?.userId === 'string' ? player : undefined;
  } catch {
    return undefined;
  }
}

/** The player to go on as while the server is unavailable; never after a refusal. */
export function findOfflinePlayer(error: unknown): Player | undefined {
  const player = loadSavedPlayer();
  return isRefusal(error) || player?.hasLeft ? undefined : player;
}
