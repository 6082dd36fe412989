import { type Dance, warningTime } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { danceColumns, telepathyFor } from './dance-row.ts';
import { type NamedDanceRow, updateDance, updateDanceIfUnchanged } from './queries.ts';
import { recordEndedDance } from './stats/record-ended-dance.ts';

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
    step.ended_at === null
      ? step
      : { ...step, ...(await recordEndedDance(sql, row, before, game)) };
  await updateDance(sql, row.id, row.version, change);
  return { ...row, ...change, version: row.version + 1 };
}

/** Of a game that goes on: its row, if nobody has changed it since it was read. */
export async function saveStepIfUnchanged(
  sql: Writer,
  row: NamedDanceRow,
  before: Dance,
  game: Dance,
  now: number,
): Promise<NamedDanceRow | undefined> {
  const step = stepOf(row, before, game, now);
  const isSaved = await updateDanceIfUnchanged(sql, row.id, row.version, step);
  return isSaved ? { ...row, ...step, version: row.version + 1 } : undefined;
}

function stepOf(row: NamedDanceRow, before: Dance, game: Dance, now: number) {
  // A clock that was put back must not make a game end before its last word.
  const columns = danceColumns(game, Math.max(now, row.updated_at));
  return {
    ...columns,
    telepathy: telepathyFor(row, game),
    // Who was warned of a deadline is not warned again while it stays the same.
    warn_at: warningTime(before) === columns.warn_at ? row.warn_at : columns.warn_at,
  };
}
