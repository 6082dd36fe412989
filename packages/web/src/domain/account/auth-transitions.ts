import type { Player } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { refreshIdentity, switchPlayer } from '../../api/identity.ts';
import { changeIdentity } from '../../api/identity-change.ts';
import { safeSessionStorage } from '../../platform/safe-storage.ts';
import { eventQueue } from '../analytics/track.ts';
import { setAuthFlags } from './auth-flags.ts';
import { markSavedPlayerAsLeft } from './saved-player.ts';

/** In the session storage: whom this tab has just deleted. */
export const deletedNameKey = 'account.deletedName';

/** `beforeSwitch` runs while the previous player's screens are still shown. */
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

/** Continues as a new anonymous player. */
export function signOut(): Promise<void> {
  return changeIdentity(async () => {
    await call('closeSession');
    setAuthFlags({ kind: 'anonymous', isAdmin: false });
    markSavedPlayerAsLeft();
    await refreshIdentity();
  });
}

/** Reloads the page, at the farewell. Never resolves, so that nothing is requested meanwhile. */
export function deleteMe({
  displayName,
  ...body
}: {
  displayName: string;
  password?: string;
}): Promise<never> {
  return changeIdentity(async () => {
    await call('deleteMe', { body });
    eventQueue.clear();
    setAuthFlags({ kind: 'anonymous', isAdmin: false });
    markSavedPlayerAsLeft();
    safeSessionStorage.write(deletedNameKey, displayName);
    location.assign('/farewell');
    return new Promise<never>(() => {});
  });
}
