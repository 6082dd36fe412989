import type { Player } from '@bee-jinx/contract/browser';
import { raiseFlags, setFlags } from '../../api/flags.ts';
import { forgetAnalyticsId } from '../../platform/analytics-id.ts';
import { kept } from '../../platform/kept.ts';
import { keptAnswers } from '../../platform/kept-answers.ts';
import { forgetGames } from '../../platform/offline/offline.ts';
import { forgetPlayerStats } from '../../platform/player-stats.ts';
import { followPlayer } from '../session/follow-player.ts';
import { rememberedPlayer, rememberPlayer } from './remembered-player.ts';

/** Without a network the next visit goes on as the same player. Whoever went leaves nothing behind. */
export function keepPlayerInMind(): void {
  followPlayer(note);
}

function note(player: Player): void {
  const before = rememberedPlayer();
  if (before && before.userId !== player.userId) {
    forgetGames(before.userId);
    keptAnswers.forget(before.userId);
    forgetPlayerStats(kept, before.userId);
    // That of an anonymous player may still be tied to the account that they sign in to.
    if (before.kind === 'account') forgetAnalyticsId(kept);
  }
  // The flags follow what the server says anew. What it said before they may have from elsewhere.
  if (before && isAnother(before, player)) setFlags(player);
  else raiseFlags(player);
  rememberPlayer(player);
}

function isAnother(before: Player, now: Player): boolean {
  return before.userId !== now.userId || before.kind !== now.kind || before.isAdmin !== now.isAdmin;
}
