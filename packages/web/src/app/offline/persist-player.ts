import type { Player } from '@bee-jinx/contract/browser';
import { replyCache } from '../../api/reply-cache.ts';
import { restoreAuthFlags, setAuthFlags } from '../../domain/account/auth-flags.ts';
import { loadSavedPlayer, savePlayer } from '../../domain/account/saved-player.ts';
import { clearAnalyticsId } from '../../domain/analytics/analytics-id.ts';
import { clearSavedGames } from '../../domain/play/offline/saved-games.ts';
import { clearPlayerStats } from '../../domain/play/player-stats.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { subscribeToPlayer } from '../session/subscribe-to-player.ts';

/** Saves the player for offline visits, and clears the data of a player who signed out. */
export function persistPlayer(): void {
  subscribeToPlayer(onPlayerChange);
}

function onPlayerChange(player: Player): void {
  const before = loadSavedPlayer();
  if (before && before.userId !== player.userId) {
    clearSavedGames(before.userId);
    replyCache.clear(before.userId);
    clearPlayerStats(safeLocalStorage, before.userId);
    // An anonymous player's id may still be linked to the account that they sign in to.
    if (before.kind === 'account') clearAnalyticsId(safeLocalStorage);
  }
  // Only a change by the server overwrites the flags; otherwise another tab may have set them.
  if (before && hasChanged(before, player)) setAuthFlags(player);
  else restoreAuthFlags(player);
  savePlayer(player);
}

function hasChanged(before: Player, now: Player): boolean {
  return before.userId !== now.userId || before.kind !== now.kind || before.isAdmin !== now.isAdmin;
}
