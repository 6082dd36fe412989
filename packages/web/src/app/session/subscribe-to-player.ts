import type { Player } from '@bee-jinx/contract/browser';
import { hashKey } from '@tanstack/react-query';
import { playerQuery } from '../../domain/account/player.ts';
import { session } from './session.ts';

/** Calls back with the player, now and after every change of them or their identity. */
export function subscribeToPlayer(listener: (player: Player) => void): void {
  let stop = () => {};
  const follow = () => {
    stop();
    stop = subscribeToCurrent(listener);
  };
  session.subscribe(follow);
  follow();
}

function subscribeToCurrent(listener: (player: Player) => void): () => void {
  const current = session.get();
  if (current.status !== 'open') return () => {};
  const { queryKey } = playerQuery(current.userId);
  const notify = () => {
    const player = current.cache.getQueryData(queryKey);
    if (player) listener(player);
  };
  notify();
  const key = hashKey(queryKey);
  return current.cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === key) notify();
  });
}
