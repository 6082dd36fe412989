import type { Player } from '@bee-jinx/contract/browser';

/**
 * Codes that were just made, until their owner has kept them: becoming another player begins with fresh screens. In memory
 * only, so that neither the history nor the disk of this browser has them.
 */
let fresh: { userId: string; codes: string[] } | undefined;

/** Passes on the answer that brought them. */
export function holdFreshCodes<
  Reply extends { player: Player; recoveryCodes?: string[] | undefined },
>(reply: Reply): Reply {
  const { player, recoveryCodes } = reply;
  if (recoveryCodes) fresh = { userId: player.userId, codes: recoveryCodes };
  return reply;
}

export const freshCodesOf = (userId: string): string[] | undefined =>
  fresh?.userId === userId ? fresh.codes : undefined;

export function dropFreshCodes(): void {
  fresh = undefined;
}
