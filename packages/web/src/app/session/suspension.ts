import type { Player } from '@bee-jinx/contract/browser';
import { createStore } from '../../platform/store.ts';
import { subscribeToPlayer } from './subscribe-to-player.ts';

/** Of whoever this browser is. A store, because the frame of the page is drawn before there is a player. */
export const suspension = createStore<Player['suspension']>(undefined);

subscribeToPlayer(({ suspension: now }) => {
  const before = suspension.get();
  const isSame = !before === !now && before?.until === now?.until;
  if (!isSame) suspension.set(now);
});
