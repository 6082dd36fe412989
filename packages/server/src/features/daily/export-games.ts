import type { DailyGame } from '@bee-jinx/contract';
import type { DailyParts } from './parts.ts';
import { presentGame } from './present-game.ts';
import { gamesOf } from './queries.ts';
import { gameOf } from './stored-game.ts';

/** All games of a player, as they may see them themselves. */
export async function exportGames(
  { db, clock }: DailyParts,
  playerId: string,
): Promise<DailyGame[]> {
  const rows = await gamesOf(db.read, playerId);
  return rows.map((row) => presentGame(row, gameOf(row, row), clock.now()).game);
}
