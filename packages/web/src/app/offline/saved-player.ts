import type { Player } from '@bee-jinx/contract/browser';
import { CallError } from '../../api/call-error.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

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

/** The player to go on as while the server is unavailable; never after a refusal. */
export function findOfflinePlayer(error: unknown): Player | undefined {
  return isUnanswered(error) ? loadSavedPlayer() : undefined;
}

/** No reply, or an error of a proxy in front of the server. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}
