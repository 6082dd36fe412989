import type { Player } from '@bee-jinx/contract/browser';
import { call } from './call.ts';
import { setFlags } from './flags.ts';
import { askWhoIAm, become } from './identity.ts';
import { changeIdentity } from './identity-change.ts';

/**
 * SIGNED_IN: from here on this browser is that player, and sees nothing of the one before. `arrive`
 * runs in between, while the screens are still those of the one before.
 */
export function signIn<Proof extends { player: Player }>(
  prove: () => Promise<Proof>,
  arrive?: () => Promise<void>,
): Promise<Proof> {
  return changeIdentity(async () => {
    const proof = await prove();
    await arrive?.();
    setFlags(proof.player);
    become(proof.player);
    return proof;
  });
}

/** SIGNED_OUT: a fresh anonymous player, who knows nothing of the one before. */
export function signOut(): Promise<void> {
  return changeIdentity(async () => {
    await call('closeSession');
    setFlags({ kind: 'anonymous', isAdmin: false });
    await askWhoIAm();
  });
}

/** The page begins anew, and with it another player. Until it has gone nobody asks for anything. */
export function deleteMe(body: { password?: string }): Promise<never> {
  return changeIdentity(async () => {
    await call('deleteMe', { body });
    location.assign('/');
    return new Promise<never>(() => {});
  });
}
