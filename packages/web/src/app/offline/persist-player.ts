import type { Player } from '@bee-jinx/contract/browser';
import { replyCache } from '../../api/reply-cache.ts';
import { restoreAuthFlags, setAuthFlags } from '../../domain/account/auth-flags.ts';
import { clearAnalyticsId } from '../../domain/analytics/analytics-id.ts';
import { clearSavedGames } from '../../domain/play/offline/saved-games.ts';
import { clearPlayerStats } from '../../domain/play/player-stats.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { subscribeToPlayer } from '../session/subscribe-to-player.ts';
import { loadSavedPlayer, savePlayer } from './saved-player.ts';

/** Without a network the next visit goes on as the same player. Whoever went leaves nothing behind. */
export function persistPlayer(): void {
  subscribeToPlayer(onPlayerChange);
}

function onPlayerChange(player: Player): void {
  const before = loadSavedPlayer();
  if (before && before.userId !== player.userId) {
    clearSavedGames(before.userId);
    replyCache.clear(before.userId);
    clearPlayerStats(safeLocalStorage, before.userId);
    // That of an anonymous player may still be tied to the account that they sign in to.
    if (before.kind === 'account') clearAnalyticsId(safeLocalStorage);
  }
  // The flags follow what the server says anew. What it said before they may have from elsewhere.
  if (before && hasChanged(before, player)) setAuthFlags(player);
  else restoreAuthFlags(player);
  savePlayer(player);
}

function hasChanged(before: Player, now: Player): boolean {
  return before.userId !== now.userId || before.kind !== now.kind || before.isAdmin !== now.isAdmin;
}
