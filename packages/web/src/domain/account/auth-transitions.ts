import type { Player } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { refreshIdentity, switchPlayer } from '../../api/identity.ts';
import { changeIdentity } from '../../api/identity-change.ts';
import { setAuthFlags } from './auth-flags.ts';

/**
 * SIGNED_IN: from here on this browser is that player, and sees nothing of the one before. `arrive`
 * runs in between, while the screens are still those of the one before.
 */
export function signIn<Proof extends { player: Player }>(
  authenticate: () => Promise<Proof>,
  beforeSwitch?: () => Promise<void>,
): Promise<Proof> {
  return changeIdentity(async () => {
    const proof = await authenticate();
    await beforeSwitch?.();
    setAuthFlags(proof.player);
    switchPlayer(proof.player);
    return proof;
  });
}

/** SIGNED_OUT: a fresh anonymous player, who knows nothing of the one before. */
export function signOut(): Promise<void> {
  return changeIdentity(async () => {
    await call('closeSession');
    setAuthFlags({ kind: 'anonymous', isAdmin: false });
    await refreshIdentity();
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
