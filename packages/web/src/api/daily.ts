import type { CallReply, DailyStats } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { kept } from '../platform/kept.ts';
import { savedGame, saveGame } from '../platform/offline/offline.ts';
import { keepPlayerStats } from '../platform/player-stats.ts';
import { today } from '../platform/today.ts';
import { call } from './call.ts';
import { isAway } from './call-error.ts';
import { believedPlayer } from './identity.ts';
import { keepNewest } from './version.ts';

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
        return keptFor(userId, asDaily(await call('dailyPuzzle', { query, signal })));
      } catch (error) {
        const saved = isAway(error) ? savedGame<Daily>(userId, puzzleNumber) : undefined;
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
export function withGame(
  userId: string,
  { isSaved: _, seal: __, ...daily }: Daily,
  change: { game: Daily['game']; seal?: string | undefined },
): Daily {
  const { game, seal } = change;
  return keptFor(userId, asDaily({ ...daily, game, ...(seal !== undefined && { seal }) }));
}

export function statsQuery(date: string) {
  return queryOptions({
    queryKey: ['stats', date],
    queryFn: async ({ signal }): Promise<DailyStats> => {
      const { stats } = await call('fetchStats', { query: { date }, signal });
      keepPlayerStats(kept, believedPlayer(), stats);
      return stats;
    },
  });
}

const asDaily = (reply: CallReply<'dailyPuzzle'>): Daily => ({
  ...reply,
  version: reply.game.version,
});

function keptFor(userId: string, daily: Daily): Daily {
  saveGame(userId, daily);
  return daily;
}
