import type { Writer } from '../../../platform/database/database.ts';
import { type ChangedInbox, notify } from '../../notifications/notify.ts';
import type { DailyDeps } from '../deps.ts';
import { findMakerOf } from './queries.ts';

/** In the transaction that ends a game of a sent pair. One notification for each pair: the newest replaces the one before. */
export async function notifyMaker(
  sql: Writer,
  { clock, canMeet }: Pick<DailyDeps, 'clock' | 'canMeet'>,
  { puzzle_number, player_id }: { puzzle_number: number; player_id: string },
): Promise<ChangedInbox[]> {
  const pair = await findMakerOf(sql, puzzle_number);
  // They may have blocked each other since the game was begun.
  if (!pair || !(await canMeet(sql, player_id, pair.maker_id))) return [];
  const text = '{name} has finished your pair: see how.';
  return notify(
    sql,
    [{ to: pair.maker_id, type: 'pair_finished', from: player_id, pairCode: pair.code, text }],
    clock,
  );
}
