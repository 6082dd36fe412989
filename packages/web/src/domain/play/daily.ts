import type { CallReply, DailyStats, PlayedRound } from '@bee-jinx/contract/browser';
import type { Slope } from '@bee-jinx/game';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { savedOrThrow } from '../../api/saved-fallback.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { keepNewest } from '../../api/version.ts';
import { retryDelay } from '../../platform/retry-delay.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';
import { today, utcOffset } from '../../platform/today.ts';
import { guest } from '../account/player.ts';
import { createQueuedWords, type QueuedWord } from './offline/queued-words.ts';
import { savedDailies } from './offline/saved-games.ts';
import type { PlayedGame, PlayState } from './play-reducer.ts';
import { savePlayerStats } from './player-stats.ts';
import type { TrailRound } from './trail-round.ts';
import { createWordSender } from './word-sender.ts';

/** A puzzle with my game. */
export interface Daily extends CallReply<'dailyPuzzle'> {
  version: number;
  /** Loaded from this browser because the server is unavailable. */
  isSaved?: true;
  /** Chosen in this browser, and not yet known to the server; null is as ever. */
  chosenSlope?: Slope | null;
}

/** With the code of its link where it is a pair that a player has made: only that begins the game. */
export function dailyQuery(userId: string, puzzleNumber: number, pairCode?: string) {
  const findSaved = () => savedDailies.find<Daily>(userId, puzzleNumber);
  return queryOptions({
    queryKey: ['daily', String(puzzleNumber)],
    queryFn: async (context): Promise<Daily> => {
      try {
        const date = today();
        const query = pairCode === undefined ? { puzzleNumber, date } : { pairCode, date };
        const daily = toDaily(await call('dailyPuzzle', { query, signal: context.signal }));
        const saved = findSaved();
        // Nothing has happened on the server since the choice.
        const isChosen = saved?.chosenSlope !== undefined && saved.version === daily.version;
        return isChosen ? saved : saveDaily(userId, daily);
      } catch (error) {
        return { ...savedOrThrow(context, error, findSaved()), isSaved: true };
      }
    },
    // Live signals invalidate it.
    staleTime: Number.POSITIVE_INFINITY,
    // With backoff: each saved state counts as an update.
    refetchInterval: ({ state }) => state.data?.isSaved && retryDelay(state.dataUpdateCount, 1),
    structuralSharing: keepNewest,
  });
}

/** The same puzzle with a newer state of the game, which knows of the choice. */
export function updateDailyGame(
  userId: string,
  { isSaved: _, seal: __, chosenSlope: ___, ...daily }: Daily,
  change: Pick<Daily, 'game' | 'seal' | 'chosenSlope'>,
): Daily {
  const { game, seal, chosenSlope } = change;
  return saveDaily(
    userId,
    toDaily({
      ...daily,
      game,
      ...(seal !== undefined && { seal }),
      ...(chosenSlope !== undefined && { chosenSlope }),
    }),
  );
}

export function statsQuery(date: string) {
  return queryOptions({
    queryKey: ['stats', date],
    queryFn: async ({ signal }): Promise<DailyStats> => {
      const { stats } = await call('fetchStats', {
        // The painter isn't where the visitor is; `take-over-page.ts` finds its reply all the same.
        query: { date, ...(!import.meta.env.SSR && { utcOffset: utcOffset() }) },
        signal,
      });
      savePlayerStats(safeLocalStorage, getCurrentPlayerId(), stats);
      return stats;
    },
    staleTime: prefetchedStaleMs,
  });
}

export type DailyTrailRound = PlayedRound & TrailRound;

export const toTrailRound = (round: PlayedRound): DailyTrailRound => ({
  ...round,
  yours: round.word,
  theirs: round.beeWord,
});

export interface PlayedDaily extends PlayedGame<DailyTrailRound> {
  daily: Daily;
}

export type DailyPlay = PlayState<DailyTrailRound, PlayedDaily>;

export const toPlayedDaily = (daily: Daily): PlayedDaily => ({
  daily,
  version: daily.version,
  rounds: daily.game.rounds.map(toTrailRound),
  status: daily.game.status === 'playing' ? 'playing' : 'over',
});

const toDaily = (reply: CallReply<'dailyPuzzle'>): Daily => ({
  ...reply,
  version: reply.game.version,
});

function saveDaily(userId: string, daily: Daily): Daily {
  if (userId !== guest.userId) savedDailies.save(userId, daily);
  return daily;
}

export interface QueuedDailyWord extends QueuedWord {
  puzzleNumber: number;
  /** The player's date when it was said, which is the one that counts. */
  date: string;
  /** Absent in words that were queued by an earlier release. */
  utcOffset?: number;
  /** With the first word, so that a choice made offline isn't lost. */
  slope?: Slope | null;
}

export const dailyWords = createWordSender<QueuedDailyWord, CallReply<'submitDaily'>>({
  queue: createQueuedWords({
    name: 'daily',
    idOf: ({ puzzleNumber }) => puzzleNumber,
    isComplete: ({ puzzleNumber, date }) =>
      Number.isSafeInteger(puzzleNumber) && typeof date === 'string',
  }),
  submit: ({ puzzleNumber, round, word, date, utcOffset, slope }, signal) =>
    call('submitDaily', { body: { puzzleNumber, round, word, date, utcOffset, slope }, signal }),
  cacheReply: (cache, { userId, puzzleNumber }, reply) =>
    cache.setQueryData(
      dailyQuery(userId, puzzleNumber).queryKey,
      (before) => before && updateDailyGame(userId, before, reply),
    ),
  queryKey: ({ puzzleNumber }) => ['daily', String(puzzleNumber)],
});
