import { type Dance, warnAt } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { type NamedDanceRow, updateDance, updateDanceIf } from './queries.ts';
import { countEnd } from './stats/count-end.ts';
import { columnsOf, telepathyFor } from './stored-dance.ts';

/** The row as it stands afterwards. What a game counts for is written with its last step, or not at all. */
export async function saveDance(
  sql: Writer,
  row: NamedDanceRow,
  before: Dance,
  game: Dance,
  now: number,
): Promise<NamedDanceRow> {
  const step = stepOf(row, before, game, now);
  const change =
    step.ended_at === null ? step : { ...step, ...(await countEnd(sql, row, before, game)) };
  await updateDance(sql, row.id, row.version, change);
  return { ...row, ...change, version: row.version + 1 };
}

/** Of a game that goes on: its row, if nobody has changed it since it was read. */
export async function saveStep(
  sql: Writer,
  row: NamedDanceRow,
  before: Dance,
  game: Dance,
  now: number,
): Promise<NamedDanceRow | undefined> {
  const step = stepOf(row, before, game, now);
  const isSaved = await updateDanceIf(sql, row.id, row.version, step);
  return isSaved ? { ...row, ...step, version: row.version + 1 } : undefined;
}

function stepOf(row: NamedDanceRow, before: Dance, game: Dance, now: number) {
  // A clock that was put back must not make a game end before its last word.
  const columns = columnsOf(game, Math.max(now, row.updated_at));
  return {
    ...columns,
    telepathy: telepathyFor(row, game),
    // Who was warned of a deadline is not warned again while it stays the same.
    warn_at: warnAt(before) === columns.warn_at ? row.warn_at : columns.warn_at,
  };
}
