import type { PlayedDays } from '@bee-jinx/game';
import type { DailyDeps } from '../deps.ts';
import { gamesOn, playedDaysBetween } from './queries.ts';

/** Results of hive members, one query each for any number of members. The hive decides who may read the words. */
export function createGroupDailyResults({ db, puzzles }: DailyDeps) {
  return {
    pairOf: async (puzzleNumber: number): Promise<[string, string]> => {
      const { word1, word2 } = await puzzles.puzzleOf(puzzleNumber);
      return [word1, word2];
    },
    resultsOn: async (playerIds: readonly string[], puzzleNumber: number) => {
      const rows = await gamesOn(db.read, playerIds, puzzleNumber);
      return rows.map((row) => ({
        playerId: row.player_id,
        outcome: row.outcome,
        hintsUsed: row.hints_used,
        slope: row.slope,
        words: (JSON.parse(row.rounds) as { word: string }[]).map(({ word }) => word),
      }));
    },
    playedBetween: async (
      playerIds: readonly string[],
      first: number,
      last: number,
    ): Promise<(PlayedDays & { playerId: string })[]> => {
      const rows = await db.readFromReplica((sql) =>
        playedDaysBetween(sql, playerIds, first, last),
      );
      return rows.map((row) => ({
        playerId: row.player_id,
        days: Number(row.days),
        jinxes: Number(row.jinxes),
        jinxRounds: Number(row.jinx_rounds ?? 0),
      }));
    },
  };
}
