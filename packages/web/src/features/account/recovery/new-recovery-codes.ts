import type { Player } from '@bee-jinx/contract/browser';

interface ReplyWithCodes {
  player: Player;
  recoveryCodes?: string[] | undefined;
}

/**
 * Codes that were just made, until their owner has kept them: becoming another player begins with fresh screens. In memory
 * only, so that neither the history nor the disk of this browser has them.
 */
let newCodes: { userId: string; codes: string[]; onConfirmSaved: () => void } | undefined;

/** Passes on the answer that brought them; `onKept` comes at once where it brought none. */
export function storeNewRecoveryCodes<Reply extends ReplyWithCodes>(
  reply: Reply,
  onConfirmSaved = () => {},
): Reply {
  const { player, recoveryCodes: codes } = reply;
  if (codes) newCodes = { userId: player.userId, codes, onConfirmSaved };
  else onConfirmSaved();
  return reply;
}

export const getNewRecoveryCodes = (userId: string): string[] | undefined =>
  newCodes?.userId === userId ? newCodes.codes : undefined;

export function clearNewRecoveryCodes(): void {
  newCodes?.onConfirmSaved();
  newCodes = undefined;
}
