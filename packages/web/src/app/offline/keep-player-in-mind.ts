import type { Player } from '@bee-jinx/contract/browser';
import { hashKey } from '@tanstack/react-query';
import { raiseFlags, setFlags } from '../../api/flags.ts';
import { playerQuery } from '../../api/player.ts';
import { kept } from '../../platform/kept.ts';
import { keptAnswers } from '../../platform/kept-answers.ts';
import { forgetGames } from '../../platform/offline/offline.ts';
import { forgetPlayerStats } from '../../platform/player-stats.ts';
import { session } from '../session/session.ts';
import { rememberedPlayer, rememberPlayer } from './remembered-player.ts';

/** Without a network the next visit goes on as the same player. Whoever went leaves nothing behind. */
export function keepPlayerInMind(): void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = followPlayer();
  };
  session.subscribe(follow);
  follow();
}

/** Also what becomes of a player who stays the same: a name, an account, the end of being an admin. */
function followPlayer(): () => void {
  const current = session.get();
  if (current.status !== 'open') return () => {};
  const { queryKey } = playerQuery(current.userId);
  const noteIt = () => {
    const player = current.cache.getQueryData(queryKey);
    if (player) note(player);
  };
  noteIt();
  const key = hashKey(queryKey);
  return current.cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === key) noteIt();
  });
}

function note(player: Player): void {
  const before = rememberedPlayer();
  if (before && before.userId !== player.userId) {
    forgetGames(before.userId);
    keptAnswers.forget(before.userId);
    forgetPlayerStats(kept, before.userId);
  }
  // The flags follow what the server says anew. What it said before they may have from elsewhere.
  if (before && isAnother(before, player)) setFlags(player);
  else raiseFlags(player);
  rememberPlayer(player);
}

function isAnother(before: Player, now: Player): boolean {
  return before.userId !== now.userId || before.kind !== now.kind || before.isAdmin !== now.isAdmin;
}
