import type { DailyGame, Signal } from '@bee-jinx/contract';
import { pickGameToKeep } from '@bee-jinx/game';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow } from './game-steps.ts';
import { presentGame } from './present-game.ts';
import {
  type DailyGameRow,
  deleteGame,
  gamesAfter,
  playedGamesOf,
  puzzlesPlayedByBoth,
  reassignGame,
} from './queries.ts';

type Row = Awaited<ReturnType<typeof gamesAfter>>[number];

/** All games of a player, as they may see them themselves. */
export function exportGames(
  { db, clock, bee }: DailyDeps,
  playerId: string,
): AsyncIterable<DailyGame[]> {
  const pages = paginate<Row>((last, limit) =>
    gamesAfter(db.read, playerId, last?.puzzle_number ?? 0, limit),
  );
  return mapPages(pages, (rows) =>
    rows.map(
      (row) => presentGame({ row, game: gameFromRow(row, row) }, clock.now(), bee.reasonFor).game,
    ),
  );
}

/** When two players become one. Games that were only opened stay behind: there is nothing in them. */
export const dailyGamesMergeStep = {
  collection: 'dailyGames',

  async count(sql: Reader, from: string, to: string) {
    const moving = await playedGamesOf(sql, from);
    return { moves: moving.length, meets: (await puzzlesPlayedByBoth(sql, from, to)).length };
  },

  async move(sql: Writer, from: string, to: string): Promise<Signal[]> {
    const mine = new Map(
      (await playedGamesOf(sql, to, { includeUnplayed: true })).map(byPuzzleNumber),
    );
    const signals: Signal[] = [];
    for (const row of await playedGamesOf(sql, from)) {
      const own = mine.get(row.puzzle_number);
      if (own && pickGameToKeep(asPlayed(own), asPlayed(row)).row === own) continue;
      if (own) await deleteGame(sql, to, row.puzzle_number);
      const version = Math.max(row.version, own?.version ?? 0) + 1;
      await reassignGame(sql, row, to, version);
      signals.push({ topic: 'daily', id: String(row.puzzle_number), version });
    }
    return signals;
  },
};

const byPuzzleNumber = (row: DailyGameRow) => [row.puzzle_number, row] as const;

const asPlayed = (row: DailyGameRow) => ({
  row,
  finishedAt: row.finished_at,
  startedAt: row.started_at,
  rounds: row.round_count,
});
