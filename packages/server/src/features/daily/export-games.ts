import type { DailyGame } from '@bee-jinx/contract';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow } from './game-steps.ts';
import { presentGame } from './present-game.ts';
import { gamesAfter } from './queries.ts';

type Row = Awaited<ReturnType<typeof gamesAfter>>[number];

/** All games of a player, as they may see them themselves. */
export function exportGames(
  { db, clock, bee }: DailyDeps,
  playerId: string,
): AsyncIterable<DailyGame[]> {
  const pages = paginate<Row>((last, most) =>
    gamesAfter(db.read, playerId, last?.puzzle_number ?? 0, most),
  );
  return mapPages(pages, (rows) =>
    rows.map(
      (row) => presentGame({ row, game: gameFromRow(row, row) }, clock.now(), bee.reasonFor).game,
    ),
  );
}
