import type { Player } from '@bee-jinx/contract/browser';
import { hashKey } from '@tanstack/react-query';
import { playerQuery } from '../../api/player.ts';
import { session } from './session.ts';

/**
 * Calls back with whoever this browser is, now and after every change. Also what becomes of a player
 * who stays the same: a name, an account, the end of being an admin.
 */
export function followPlayer(listener: (player: Player) => void): void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = followOne(listener);
  };
  session.subscribe(follow);
  follow();
}

function followOne(listener: (player: Player) => void): () => void {
  const current = session.get();
  if (current.status !== 'open') return () => {};
  const { queryKey } = playerQuery(current.userId);
  const tell = () => {
    const player = current.cache.getQueryData(queryKey);
    if (player) listener(player);
  };
  tell();
  const key = hashKey(queryKey);
  return current.cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === key) tell();
  });
}
