import { isAwaited, isOver } from '@bee-jinx/game';
import { notify, tellInboxes } from '../notifications/notify.ts';
import { announce, inboxKeys, warningsFor } from './announce.ts';
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
  announce(parts, change, change.inboxes);
  return change.row;
}

async function warnOnce(parts: DanceParts, gameId: string): Promise<void> {
  const { db, clock, live, notifications } = parts;
  const seen = await findDance(db.read, gameId);
  if (!seen) return;
  const here = await live.whoIsHere([seen.seat0_id, seen.seat1_id].filter((id) => id !== null));
  const keys = [`dance:${gameId}`, ...inboxKeys(seen)];
  const inboxes = await db.transaction(keys, async (sql) => {
    const now = clock.now();
    const row = await findDance(sql, gameId);
    if (!row || row.ended_at !== null || row.warn_at === null || row.warn_at > now) return [];
    await updateDance(sql, gameId, row.version, { warn_at: null });
    const game = danceOf(row);
    const awaited = ([0, 1] as const).filter((seat) => !isOver(game) && isAwaited(game, seat));
    return notify(sql, warningsFor(row, awaited, here), clock);
  });
  tellInboxes(notifications, inboxes);
}
