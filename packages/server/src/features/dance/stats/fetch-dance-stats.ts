import type { CallReply } from '@bee-jinx/contract';
import { computeDanceStats } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import { pairKeyOf } from '../dance-row.ts';
import type { DanceDeps } from '../deps.ts';
import { pastDances } from '../list-dance-history.ts';
import { findPairStats, findPlayerStats } from './queries.ts';
import { countOf } from './record-ended-dance.ts';

const recentGames = 5;

interface DanceStatsInput {
  scope: 'overall' | 'headtohead';
  opponentId?: string | undefined;
  include?: string | undefined;
}

/** Read from sums that are kept up with every game that ends: always fresh, whatever the number of games. */
export async function fetchDanceStats(
  deps: DanceDeps,
  { playerId }: Caller,
  { scope, opponentId, include = '' }: DanceStatsInput,
): Promise<CallReply<'danceStats'>> {
  const { db } = deps;
  if (scope === 'headtohead' && opponentId === undefined) {
    const fields = { opponentId: 'Say with whom.' };
    throw new Refusal('invalid_input', { details: { fields } });
  }
  const rival = scope === 'headtohead' ? opponentId : undefined;
  const { row, opponent } = await db.readFromReplica(async (sql) => {
    if (rival === undefined) return { row: await findPlayerStats(sql, playerId) };
    const row = await findPairStats(sql, pairKeyOf(playerId, rival));
    // Only those who have danced with a player learn their name.
    return { row, opponent: row && (await findPlayer(sql, rival)) };
  });
  return {
    scope,
    stats: computeDanceStats(countOf(row)),
    ...(opponent && {
      opponent: { userId: opponent.id, displayName: opponent.display_name },
    }),
    ...(include.split(',').includes('recent') && {
      recent: (await pastDances(deps, playerId, { opponentId: rival, limit: recentGames })).games,
    }),
  };
}
