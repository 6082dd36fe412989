import type { Player } from '@bee-jinx/contract/browser';
import { isRefusal } from '../../api/call-error.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { leftPlayerKey } from './auth-flags.ts';

const key = 'player.last';

export function savePlayer(player: Player): void {
  safeLocalStorage.write(key, JSON.stringify(player));
}

/** The player of the last visit. */
export function loadSavedPlayer(): Player | undefined {
  try {
    const player = JSON.parse(safeLocalStorage.read(key) ?? 'null') as Player | null;
    return typeof player?.userId === 'string' ? player : undefined;
  } catch {
    return undefined;
  }
}

/** The player to go on as while the server is unavailable; never after a refusal, nor as who has just left. */
export function findOfflinePlayer(error: unknown): Player | undefined {
  const player = loadSavedPlayer();
  const hasLeft = player?.userId === safeLocalStorage.read(leftPlayerKey);
  return isRefusal(error) || hasLeft ? undefined : player;
}
