import type { Player } from '@bee-jinx/contract/browser';

interface ReplyWithCodes {
  player: Player;
  recoveryCodes?: string[] | undefined;
}

/**
 * Codes that were just made, until their owner has saved them: signing in mounts new screens. In memory only, so that
 * neither the browser's history nor its storage has them.
 */
let newCodes: { userId: string; codes: string[]; onConfirmSaved: () => void } | undefined;

/** Returns the reply. Without codes in it, `onConfirmSaved` is called at once. */
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
