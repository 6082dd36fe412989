import type { Player } from '@bee-jinx/contract/browser';
import { CallError } from '../../api/call-error.ts';
import { kept } from '../../platform/kept.ts';

const key = 'player.last';

export function rememberPlayer(player: Player): void {
  kept.write(key, JSON.stringify(player));
}

/** Who played here last. */
export function rememberedPlayer(): Player | undefined {
  try {
    const player = JSON.parse(kept.read(key) ?? 'null') as Player | null;
    return typeof player?.userId === 'string' ? player : undefined;
  } catch {
    return undefined;
  }
}

/** Who to be while the server can't say it: only when nobody answered, never against its word. */
export function playerInsteadOf(error: unknown): Player | undefined {
  return isUnanswered(error) ? rememberedPlayer() : undefined;
}

/** No answer, or one by a machine that stands before the server. */
function isUnanswered(error: unknown): boolean {
  return !(error instanceof CallError) || error.status === 0 || error.status >= 500;
}
