import { isAwaited, isOver } from '@bee-jinx/game';
import { announce, warn } from './announce.ts';
import { settleDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { findDance, type NamedDanceRow, overdueDances, updateDance } from './queries.ts';
import { danceOf } from './stored-dance.ts';

const batch = 100;

/** Ends what has run out of time and warns of what soon will. Any server may do it, several at once too. */
export async function sweep(parts: DanceParts): Promise<void> {
  const { db, clock } = parts;
  const ways = [
    ['deadline', settleTime],
    ['warn_at', warnOnce],
  ] as const;
  for (const [column, settle] of ways) {
    let overdue: string[];
    do {
      overdue = await overdueDances(db.read, column, clock.now(), batch);
      for (const gameId of overdue) await settle(parts, gameId);
    } while (overdue.length === batch);
  }
}

/** The game after its deadline was looked at: whoever comes second finds it done. */
export async function settleTime(parts: DanceParts, gameId: string): Promise<NamedDanceRow> {
  const change = await settleDance(parts, gameId, (game) => ({ ok: true, game }));
  await announce(parts, { ...change, actor: null });
  return change.row;
}

async function warnOnce(parts: DanceParts, gameId: string): Promise<void> {
  const { db, clock } = parts;
  const row = await db.transaction([`dance:${gameId}`], async (sql) => {
    const row = await findDance(sql, gameId);
    if (!row || row.ended_at !== null || row.warn_at === null || row.warn_at > clock.now()) {
      return undefined;
    }
    await updateDance(sql, gameId, row.version, { warn_at: null });
    return row;
  });
  if (!row) return;
  const game = danceOf(row);
  if (isOver(game)) return;
  await warn(
    parts,
    row,
    ([0, 1] as const).filter((seat) => isAwaited(game, seat)),
  );
}
