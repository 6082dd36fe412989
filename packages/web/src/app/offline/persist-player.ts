import type { Player } from '@bee-jinx/contract/browser';
import { restoreAuthFlags, setAuthFlags } from '../../domain/account/auth-flags.ts';
import { loadSavedPlayer, savePlayer } from '../../domain/account/saved-player.ts';
import { clearAnalyticsId } from '../../domain/analytics/analytics-id.ts';
import { queuedWordInfix } from '../../domain/play/offline/queued-word-key.ts';
import { pushEnabledPrefix } from '../../domain/push/push.ts';
import { safeLocalStorage, safeSessionStorage } from '../../platform/safe-storage.ts';
import { subscribeToPlayer } from '../session/subscribe-to-player.ts';

/** Saves the player for offline visits, and clears the data of a player who signed out. */
export function persistPlayer(): void {
  let lastInTab: string | undefined;
  subscribeToPlayer((player) => {
    // The drafts of a tab are its own, also where another tab has seen the change first.
    if (lastInTab !== undefined && lastInTab !== player.userId) clearPlayerData(lastInTab);
    lastInTab = player.userId;
    onPlayerChange(player);
  });
}

function onPlayerChange(player: Player): void {
  const before = loadSavedPlayer();
  if (before && before.userId !== player.userId) {
    clearPlayerData(before.userId);
    // An anonymous player's id may still be linked to the account that they sign in to.
    if (before.kind === 'account') clearAnalyticsId(safeLocalStorage);
  }
  // Only a change by the server overwrites the flags; otherwise another tab may have set them.
  if (before && hasChanged(before, player)) setAuthFlags(player);
  else restoreAuthFlags(player);
  savePlayer(player);
}

/**
 * Whatever has the player's id in its key, except for who comes back: their words are still to be sent, and their pushes
 * renewed or moved to the account that they are merged into.
 */
function clearPlayerData(userId: string): void {
  for (const storage of [safeLocalStorage, safeSessionStorage]) {
    for (const key of storage.keys('')) {
      const isKept = key.includes(queuedWordInfix) || key.startsWith(pushEnabledPrefix);
      if (!isKept && key.split('.').includes(userId)) storage.remove(key);
    }
  }
}

function hasChanged(before: Player, now: Player): boolean {
  return before.userId !== now.userId || before.kind !== now.kind || before.isAdmin !== now.isAdmin;
}
