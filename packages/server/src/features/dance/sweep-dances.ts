import { isAwaited, isDanceOver } from '@bee-jinx/game';
import type { FastifyBaseLogger } from 'fastify';
import { repeatEvery } from '../../platform/repeat-every.ts';
import { settleDue } from '../../platform/settle-due.ts';
import { notify, signalInboxes } from '../notifications/notify.ts';
import { inboxKeys, warningsFor } from './dance-notifications.ts';
import { danceFromRow } from './dance-row.ts';
import { announceOrRefuse, attemptChange, readCurrentDance, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { dueDanceIds, findDance, type NamedDanceRow, updateDance } from './queries.ts';

const sweepEveryMs = 1000;

/** Returns what stops it. */
export const startSweeping = (deps: DanceDeps, log: FastifyBaseLogger): (() => Promise<void>) =>
  repeatEvery(
    sweepEveryMs,
    () => sweepDances(deps),
    (error) => log.warn({ err: error }, 'a sweep of the dances failed'),
  );

/** Applies deadlines that have passed and warns before. Safe on several servers at once. */
async function sweepDances(deps: DanceDeps): Promise<void> {
  const { db, clock } = deps;
  const settleBy = (
    column: 'deadline' | 'warn_at',
    settle: (deps: DanceDeps, gameId: string) => Promise<unknown>,
  ) =>
    settleDue(
      (limit) => dueDanceIds(db.read, column, clock.now(), limit),
      (gameId) => settle(deps, gameId),
    );
  // Warnings don't wait for a deadline that fails.
  await settleBy('deadline', applyDeadline).finally(() => settleBy('warn_at', warnOnce));
}

/** Ends the game if its deadline has passed, or forgives a missed round. Idempotent. */
export async function applyDeadline(deps: DanceDeps, gameId: string): Promise<NamedDanceRow> {
  const change = await attemptChange(deps, gameId, async (attempt) => {
    const current = await readCurrentDance(deps, attempt);
    return saveStep(deps, attempt, current, { ok: true, game: current.game });
  });
  announceOrRefuse(deps, change);
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
