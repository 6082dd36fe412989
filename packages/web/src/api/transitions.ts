import type { Player } from '@bee-jinx/contract/browser';
import { call } from './call.ts';
import { setFlags } from './flags.ts';
import { askWhoIAm, become } from './identity.ts';

/** SIGNED_IN: from here on this browser is that player, and sees nothing of the one before. */
export function signedIn(player: Player): void {
  setFlags(player);
  become(player);
}

/** SIGNED_OUT: a fresh anonymous player, who knows nothing of the one before. */
export async function signOut(): Promise<void> {
  await call('closeSession');
  setFlags({ kind: 'anonymous', isAdmin: false });
  await askWhoIAm();
}
