import type { Player } from '@bee-jinx/contract/browser';

interface Brought {
  player: Player;
  recoveryCodes?: string[] | undefined;
}

/**
 * Codes that were just made, until their owner has kept them: becoming another player begins with fresh screens. In memory
 * only, so that neither the history nor the disk of this browser has them.
 */
let fresh: { userId: string; codes: string[]; onKept: () => void } | undefined;

/** Passes on the answer that brought them; `onKept` comes at once where it brought none. */
export function holdFreshCodes<Reply extends Brought>(reply: Reply, onKept = () => {}): Reply {
  const { player, recoveryCodes: codes } = reply;
  if (codes) fresh = { userId: player.userId, codes, onKept };
  else onKept();
  return reply;
}

export const freshCodesOf = (userId: string): string[] | undefined =>
  fresh?.userId === userId ? fresh.codes : undefined;

export function dropFreshCodes(): void {
  fresh?.onKept();
  fresh = undefined;
}
