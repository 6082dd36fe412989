import type { CallReply, DailyRound, DailyStats } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { isServerUnavailable } from '../../api/call-error.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { keepNewest } from '../../api/version.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { today } from '../../platform/today.ts';
import { savedDailies } from './offline/saved-games.ts';
import { savePlayerStats } from './player-stats.ts';
import type { TrailRound } from './trail-round.ts';

/** A puzzle with my game as it stands. */
export interface Daily extends CallReply<'dailyPuzzle'> {
  version: number;
  /** As it stood when the server last answered, which it doesn't right now. */
  isSaved?: true;
}

export function dailyQuery(userId: string, puzzleNumber: number) {
  return queryOptions({
    queryKey: ['daily', String(puzzleNumber)],
    queryFn: async ({ signal }): Promise<Daily> => {
      try {
        const query = { puzzleNumber, date: today() };
        return saveDaily(userId, toDaily(await call('dailyPuzzle', { query, signal })));
      } catch (error) {
        const saved = isServerUnavailable(error)
          ? savedDailies.find<Daily>(userId, puzzleNumber)
          : undefined;
        if (!saved) throw error;
        return { ...saved, isSaved: true };
      }
    },
    // Live signals say when it is out of date.
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: keepNewest,
  });
}

/** The same puzzle with a game that has gone on. */
export function updateDailyGame(
  userId: string,
  { isSaved: _, seal: __, ...daily }: Daily,
  change: { game: Daily['game']; seal?: string | undefined },
): Daily {
  const { game, seal } = change;
  return saveDaily(userId, toDaily({ ...daily, game, ...(seal !== undefined && { seal }) }));
}

export function statsQuery(date: string) {
  return queryOptions({
    queryKey: ['stats', date],
    queryFn: async ({ signal }): Promise<DailyStats> => {
      const { stats } = await call('fetchStats', { query: { date }, signal });
      savePlayerStats(safeLocalStorage, getCurrentPlayerId(), stats);
      return stats;
    },
  });
}

export type DailyTrailRound = DailyRound & TrailRound;

export const toTrailRound = (round: DailyRound): DailyTrailRound => ({
  ...round,
  yours: round.word,
  theirs: round.beeWord,
});

const toDaily = (reply: CallReply<'dailyPuzzle'>): Daily => ({
  ...reply,
  version: reply.game.version,
});

function saveDaily(userId: string, daily: Daily): Daily {
  savedDailies.save(userId, daily);
  return daily;
}
