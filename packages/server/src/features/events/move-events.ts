import { reassignEvents } from './queries.ts';

/**
 * What was counted goes along, and nobody is asked about it: it is no collection that a player would
 * miss. The sums stay as they are: on those days there were two players.
 */
export const eventsMergeStep = {
  collection: 'events',
  count: async () => ({ moves: 0, meets: 0 }),
  move: async (...of: Parameters<typeof reassignEvents>) => {
    await reassignEvents(...of);
    return [];
  },
};
