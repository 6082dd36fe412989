import { raiseFlags, setFlags } from '../../api/flags.ts';
import { playerQuery } from '../../api/player.ts';
import { forgetGames } from '../../platform/offline/offline.ts';
import { session } from '../session/session.ts';
import { rememberedPlayer, rememberPlayer } from './remembered-player.ts';

/** Without a network the next visit goes on as the same player. Whoever went leaves no game behind. */
export function keepPlayerInMind(): void {
  session.subscribe(note);
  note();
}

function note(): void {
  const current = session.get();
  if (current.status !== 'open') return;
  const before = rememberedPlayer();
  if (before && before.userId !== current.userId) forgetGames(before.userId);
  const player = current.cache.getQueryData(playerQuery(current.userId).queryKey);
  if (!player) return;
  if (before && before.userId !== current.userId) setFlags(player);
  else raiseFlags(player);
  rememberPlayer(player);
}
