import type { CallReply } from '@bee-jinx/contract';
import {
  abandon,
  acceptInvite,
  type DanceConfig,
  inviteToDance,
  isDanceOver,
  lapse,
} from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import {
  type DanceStep,
  inboxKeys,
  signalDance,
  writeNotifications,
} from './dance-notifications.ts';
import { beePlayer, danceFromRow, newDanceRow, pairKeyOf, seatOf, withNames } from './dance-row.ts';
import { saveDance } from './dance-steps.ts';
import { danceWithBee } from './dance-with-bee.ts';
import type { DanceDeps } from './deps.ts';
import {
  defaultDanceConfig,
  gameExistsRefusal,
  refuseUnreachable,
  unreachablePlayerRefusal,
} from './invite-to-dance.ts';
import { presentDanceFor, type SeatedDance } from './present-dance.ts';
import { findOpenDance, insertDance, type NamedDanceRow } from './queries.ts';

interface Rematch {
  opponentId: string;
  confirmEndExisting: boolean;
  gameConfig?: DanceConfig | null | undefined;
}

/** A step with the inboxes that were notified of it. */
type NotifiedStep = { step: DanceStep; inboxes: ChangedInbox[] };

const maxAttempts = 20;

/** Dance again. Whoever asks second accepts; an older game of the two is ended only when that is confirmed. */
export async function rematchDance(
  deps: DanceDeps,
  caller: Caller,
  input: Rematch,
): Promise<CallReply<'rematchDance'>> {
  const seated =
    input.opponentId === beePlayer.userId
      ? await danceWithBee(deps, caller, input.gameConfig ?? defaultDanceConfig, {
          endExisting: input.confirmEndExisting,
        })
      : await rematchWithPlayer(deps, caller, input);
  return { game: await presentDanceFor(deps, seated), ok: true, httpStatus: 200 };
}

async function rematchWithPlayer(
  deps: DanceDeps,
  caller: Caller,
  input: Rematch,
): Promise<SeatedDance> {
  const { db } = deps;
  const me = await findPlayer(db.read, caller.playerId);
  const opponent = await findPlayer(db.read, input.opponentId);
  if (!me) throw new Refusal('not_signed_in');
  if (!opponent) throw unreachablePlayerRefusal();
  const both = [me.id, opponent.id] as const;
  const pairKey = pairKeyOf(me.id, opponent.id);
  const now = deps.clock.now();
  const fresh = inviteToDance(input.gameConfig ?? defaultDanceConfig, null, now);
  const freshRow = newDanceRow(
    fresh,
    { seats: [me.id, opponent.id], pairKey, isRematch: true },
    now,
  );

  const here = await deps.live.whoIsHere([opponent.id]);
  const withNotifications = async (
    sql: Writer,
    taken: Omit<DanceStep, 'actor'>,
  ): Promise<NotifiedStep> => {
    const step = { ...taken, actor: seatOf(taken.row, caller.playerId) };
    return { step, inboxes: await writeNotifications(sql, step, here, deps.clock) };
  };

  async function dance(sql: Writer, open: NamedDanceRow | undefined): Promise<NotifiedStep[]> {
    const steps: NotifiedStep[] = [];
    if (open) {
      const before = danceFromRow(open);
      const current = lapse(before, now);
      const seat = seatOf(open, caller.playerId) ?? 0;
      if (!isDanceOver(current) && open.is_rematch === 1 && current.rounds.length === 0) {
        const accepted = acceptInvite(current, seat, null, deps.bee.judge, now);
        const game = accepted.ok ? accepted.game : before;
        if (game === before)
          return [{ step: { row: open, before, game, actor: seat }, inboxes: [] }];
        return [
          await withNotifications(sql, {
            row: await saveDance(sql, open, before, game, now),
            before,
            game,
          }),
        ];
      }
      if (!isDanceOver(current) && !input.confirmEndExisting) throw gameExistsRefusal(open);
      const left = abandon(current, seat, now);
      const game = left.ok ? left.game : current;
      const row = await saveDance(sql, open, before, game, now);
      steps.push(await withNotifications(sql, { row, before, game }));
    }
    if (!(await insertDance(sql, freshRow))) {
      throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    }
    const row = withNames(freshRow, [me?.display_name ?? null, opponent?.display_name ?? null]);
    return [...steps, await withNotifications(sql, { row, before: null, game: fresh })];
  }

  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    // The open game has to be locked too, so its id is read first and checked again under the lock.
    const seen = await findOpenDance(db.read, pairKey);
    const keys = [`pair:${pairKey}`, ...(seen ? [`dance:${seen.id}`] : []), ...inboxKeys(freshRow)];
    const steps = await db.transaction(keys, async (sql) => {
      await refuseUnreachable(deps, sql, ...both);
      const open = await findOpenDance(sql, pairKey);
      return open?.id === seen?.id ? dance(sql, open) : null;
    });
    const last = steps?.at(-1);
    if (!steps || !last) continue;
    for (const { step, inboxes } of steps) signalDance(deps, step, inboxes);
    const { row } = last.step;
    return { row, seat: seatOf(row, caller.playerId) ?? 0 };
  }
  throw new Refusal('unavailable', { retryAfterSeconds: 1 });
}
