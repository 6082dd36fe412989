import { isAwaited, isDanceOver } from '@bee-jinx/game';
import { notify, signalInboxes } from '../notifications/notify.ts';
import { applyDanceChange } from './change-dance.ts';
import { inboxKeys, signalDance, warningsFor } from './dance-notifications.ts';
import { danceFromRow } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { findDance, type NamedDanceRow, overdueDances, updateDance } from './queries.ts';

const batch = 100;

/** Ends what has run out of time and warns of what soon will. Any server may do it, several at once too. */
export async function sweepDances(deps: DanceDeps): Promise<void> {
  const { db, clock } = deps;
  const ways = [
    ['deadline', applyDeadline],
    ['warn_at', warnOnce],
  ] as const;
  for (const [column, settle] of ways) {
    let overdue: string[];
    do {
      overdue = await overdueDances(db.read, column, clock.now(), batch);
      for (const gameId of overdue) await settle(deps, gameId);
    } while (overdue.length === batch);
  }
}

/** The game after its deadline was looked at: whoever comes second finds it done. */
export async function applyDeadline(deps: DanceDeps, gameId: string): Promise<NamedDanceRow> {
  const change = await applyDanceChange(deps, gameId, (game) => ({ ok: true, game }));
  signalDance(deps, change, change.inboxes);
  return change.row;
}

async function warnOnce(deps: DanceDeps, gameId: string): Promise<void> {
  const { db, clock, live, notifications } = deps;
  const seen = await findDance(db.read, gameId);
  if (!seen) return;
  const here = await live.whoIsHere([seen.seat0_id, seen.seat1_id].filter((id) => id !== null));
  const keys = [`dance:${gameId}`, ...inboxKeys(seen)];
  const inboxes = await db.transaction(keys, async (sql) => {
    const now = clock.now();
    const row = await findDance(sql, gameId);
    if (!row || row.ended_at !== null || row.warn_at === null || row.warn_at > now) return [];
    await updateDance(sql, gameId, row.version, { warn_at: null });
    const game = danceFromRow(row);
    const awaited = ([0, 1] as const).filter((seat) => !isDanceOver(game) && isAwaited(game, seat));
    return notify(sql, warningsFor(row, awaited, here), clock);
  });
  signalInboxes(notifications, inboxes);
}
