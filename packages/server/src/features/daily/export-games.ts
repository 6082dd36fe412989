import type { DailyGame } from '@bee-jinx/contract';
import { inPages, mapPages } from '../../platform/pages.ts';
import type { DailyParts } from './parts.ts';
import { presentGame } from './present-game.ts';
import { gamesAfter } from './queries.ts';
import { gameOf } from './stored-game.ts';

type Row = Awaited<ReturnType<typeof gamesAfter>>[number];

/** All games of a player, as they may see them themselves. */
export function exportGames(
  { db, clock, mind }: DailyParts,
  playerId: string,
): AsyncIterable<DailyGame[]> {
  const pages = inPages<Row>((last, most) =>
    gamesAfter(db.read, playerId, last?.puzzle_number ?? 0, most),
  );
  return mapPages(pages, (rows) =>
    rows.map((row) => presentGame(row, gameOf(row, row), clock.now(), mind.reasonFor).game),
  );
}
