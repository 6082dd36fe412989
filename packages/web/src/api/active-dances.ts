import type { Dance } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { keptAnswers } from '../platform/kept-answers.ts';
import { call } from './call.ts';
import { believedPlayer } from './identity.ts';
import { listed } from './version.ts';

const name = 'active-games';
const keptMs = 30_000;

const before = () => keptAnswers.find<Dance[]>(name, believedPlayer(), keptMs);

/** My open dances and invites; as they were when last seen, until the server has answered. */
export const activeDancesQuery = queryOptions({
  queryKey: ['dance', listed, 'active'],
  queryFn: async ({ signal }): Promise<Dance[]> => {
    const { activeGames } = await call('activeDances', { signal });
    return keptAnswers.keep(name, believedPlayer(), activeGames);
  },
  initialData: () => before()?.answer,
  initialDataUpdatedAt: () => before()?.at,
});
