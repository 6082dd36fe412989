import { abandon, type DanceConfig, lapse, startDance } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import { type DanceStep, signalDance } from './dance-notifications.ts';
import { beePlayer, danceFromRow, newDanceRow, pairKeyOf, withNames } from './dance-row.ts';
import { saveDance } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { gameExistsRefusal } from './invite-to-dance.ts';
import { deleteWait } from './partner/queries.ts';
import type { SeatedDance } from './present-dance.ts';
import { findOpenDance, insertDance, type NamedDanceRow } from './queries.ts';

/** The bee takes the second seat, and says that it is the bee. An open dance with it goes on unless told otherwise. */
export async function danceWithBee(
  deps: DanceDeps,
  caller: Caller,
  config: DanceConfig,
  existing: { endExisting: boolean } | 'goes on',
): Promise<SeatedDance> {
  const { db, clock } = deps;
  const me = await findPlayer(db.read, caller.playerId);
  if (!me) throw new Refusal('not_signed_in');
  const now = clock.now();
  const pairKey = pairKeyOf(me.id, beePlayer.userId);
  const game = startDance(config, now);
  const fresh = newDanceRow(game, { seats: [me.id, null], pairKey, withBee: true }, now);
  const seen = await findOpenDance(db.read, pairKey);
  const keys = [`pair:${pairKey}`, ...(seen ? [`dance:${seen.id}`] : [])];
  const { row, ended } = await db.transaction(keys, async (sql) => {
    await deleteWait(sql, me.id);
    const open = await findOpenDance(sql, pairKey);
    if (open && existing === 'goes on') return { row: open };
    const isUnbegun = open?.round_count === 0;
    if (open && isUnbegun) return { row: open };
    if (open && (existing === 'goes on' || !existing.endExisting || open.id !== seen?.id)) {
      throw gameExistsRefusal(open);
    }
    const ended = open && (await endDance(sql, open, now));
    await insertDance(sql, fresh);
    return { row: withNames(fresh, [me.display_name, null]), ended };
  });
  if (ended) signalDance(deps, ended, []);
  if (row.id === fresh.id) signalDance(deps, { row, before: null, game, actor: null }, []);
  return { row, seat: 0 };
}

async function endDance(sql: Writer, open: NamedDanceRow, now: number): Promise<DanceStep> {
  const before = danceFromRow(open);
  const left = abandon(before, 0, now);
  const game = left.ok ? left.game : lapse(before, now);
  return { row: await saveDance(sql, open, before, game, now), before, game, actor: 0 };
}
