import type { Player } from '@bee-jinx/contract/browser';
import { CallError } from '../../api/call-error.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

const key = 'player.last';

export function savePlayer(player: Player): void {
  safeLocalStorage.write(key, JSON.stringify(player));
}

/** Who played here last. */
export function loadSavedPlayer(): Player | undefined {
  try {
    const player = JSON.parse(safeLocalStorage.read(key) ?? 'null') as Player | null;
    return typeof player?.userId === 'string' ? player : undefined;
  } catch {
    return undefined;
  }
}

/** Who to be while the server can't say it: only when nobody answered, never against its word. */
export function findOfflinePlayer(error: unknown): Player | undefined {
  return isUnanswered(error) ? loadSavedPlayer() : undefined;
}

/** No answer, or one by a machine that stands before the server. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}
