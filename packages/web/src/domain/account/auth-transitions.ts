import type { Player } from '@bee-jinx/contract/browser';
import { call } from '../../api/call.ts';
import { getCurrentPlayerId, refreshIdentity, switchPlayer } from '../../api/identity.ts';
import { changeIdentity } from '../../api/identity-change.ts';
import { safeLocalStorage, safeSessionStorage } from '../../platform/safe-storage.ts';
import { clearAnalyticsId } from '../analytics/analytics-id.ts';
import { sentEventsKey } from '../analytics/event-queue.ts';
import { eventQueue } from '../analytics/track.ts';
import { leftPlayerKey, setAuthFlags } from './auth-flags.ts';

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
    safeLocalStorage.remove(leftPlayerKey);
    switchPlayer(proof.player);
    return proof;
  });
}

/** Continues as a new anonymous player, or as the one who was here before and wasn't brought along. */
export function signOut(): Promise<void> {
  return changeIdentity(async () => {
    await call('closeSession');
    leave();
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
    // Also of an anonymous player: the next one must not be linked to whoever asked to be deleted.
    clearAnalyticsId(safeLocalStorage);
    safeLocalStorage.remove(sentEventsKey);
    leave();
    safeSessionStorage.write(deletedNameKey, displayName);
    // The way back restores this page as it is: with the deleted player, and calls that wait for ever.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload();
    });
    location.assign('/farewell');
    return new Promise<never>(() => {});
  });
}

/** They stay saved until there is another player, who clears their data. */
function leave(): void {
  setAuthFlags({ kind: 'anonymous', isAdmin: false });
  safeLocalStorage.write(leftPlayerKey, getCurrentPlayerId() ?? '');
}
