import type { Player } from '@bee-jinx/contract/browser';
import { createStore } from '../../platform/store.ts';
import { subscribeToPlayer } from './subscribe-to-player.ts';

/** A store, because the shell renders before there is a player. */
export const suspension = createStore<Player['suspension']>(undefined);

subscribeToPlayer(({ suspension: current }) => {
  const before = suspension.get();
  const isSame = !before === !current && before?.until === current?.until;
  if (!isSame) suspension.set(current);
});
