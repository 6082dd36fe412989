import type { Dance } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { keptAnswers } from '../platform/kept-answers.ts';
import { call } from './call.ts';
import { isAway } from './call-error.ts';
import { believedPlayer } from './identity.ts';
import { listed } from './version.ts';

const name = 'active-games';
const keptMs = 30_000;

const before = (mostMs = keptMs) => keptAnswers.find<Dance[]>(name, believedPlayer(), mostMs);

/** My open dances and invites; as they were when last seen, until the server has answered, or while it is away. */
export const activeDancesQuery = queryOptions({
  queryKey: ['dance', listed, 'active'],
  queryFn: async ({ signal }): Promise<Dance[]> => {
    try {
      const { activeGames } = await call('activeDances', { signal });
      return keptAnswers.keep(name, believedPlayer(), activeGames);
    } catch (error) {
      const old = isAway(error) ? before(Number.POSITIVE_INFINITY) : undefined;
      if (!old) throw error;
      return old.answer;
    }
  },
  initialData: () => before()?.answer,
  initialDataUpdatedAt: () => before()?.at,
});
