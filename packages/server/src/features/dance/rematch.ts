import type { CallReply } from '@bee-jinx/contract';
import {
  abandon,
  acceptInvite,
  type DanceConfig,
  inviteToDance,
  isOver,
  lapse,
} from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import type { ChangedInbox } from '../notifications/notify.ts';
import { announce, inboxKeys, type Step, writeNews } from './announce.ts';
import { danceWithBee } from './dance-with-bee.ts';
import { gameExists, refuseUnreachable, unknownPlayer, usualConfig } from './invite.ts';
import type { DanceParts } from './parts.ts';
import { type Standing, showDance } from './present-dance.ts';
import { findOpenDance, insertDance, type NamedDanceRow } from './queries.ts';
import { saveDance } from './save-dance.ts';
import { beePlayer, pairKeyOf, seatOf } from './seats.ts';
import { danceOf, newDanceRow, withNames } from './stored-dance.ts';

interface Rematch {
  opponentId: string;
  confirmEndExisting: boolean;
  gameConfig?: DanceConfig | null | undefined;
}

/** A step, and the inboxes that it was told to. */
type Told = { step: Step; inboxes: ChangedInbox[] };

const tries = 20;

/** Dance again. Whoever asks second accepts; an older game of the two is ended only when that is confirmed. */
export async function rematch(
  parts: DanceParts,
  caller: Caller,
  wish: Rematch,
): Promise<CallReply<'rematchDance'>> {
  const standing =
    wish.opponentId === beePlayer.userId
      ? await danceWithBee(parts, caller, wish.gameConfig ?? usualConfig, {
          endExisting: wish.confirmEndExisting,
        })
      : await rematchWithPlayer(parts, caller, wish);
  return { game: await showDance(parts, standing), ok: true, httpStatus: 200 };
}

async function rematchWithPlayer(
  parts: DanceParts,
  caller: Caller,
  wish: Rematch,
): Promise<Standing> {
  const { db } = parts;
  const me = await findPlayer(db.read, caller.playerId);
  const opponent = await findPlayer(db.read, wish.opponentId);
  if (!me) throw new Refusal('not_signed_in');
  if (!opponent) throw unknownPlayer();
  const both = [me.id, opponent.id] as const;
  const pairKey = pairKeyOf(me.id, opponent.id);
  const now = parts.clock.now();
  const fresh = inviteToDance(wish.gameConfig ?? usualConfig, null, now);
  const freshRow = newDanceRow(
    fresh,
    { seats: [me.id, opponent.id], pairKey, isRematch: true },
    now,
  );

  const here = await parts.live.whoIsHere([opponent.id]);
  const tell = async (sql: Writer, taken: Omit<Step, 'actor'>): Promise<Told> => {
    const step = { ...taken, actor: seatOf(taken.row, caller.playerId) };
    return { step, inboxes: await writeNews(sql, step, here, parts.clock) };
  };

  async function dance(sql: Writer, open: NamedDanceRow | undefined): Promise<Told[]> {
    const steps: Told[] = [];
    if (open) {
      const before = danceOf(open);
      const standing = lapse(before, now);
      const seat = seatOf(open, caller.playerId) ?? 0;
      if (!isOver(standing) && open.is_rematch === 1 && standing.rounds.length === 0) {
        const accepted = acceptInvite(standing, seat, null, parts.bee.judge, now);
        const game = accepted.ok ? accepted.game : before;
        if (game === before)
          return [{ step: { row: open, before, game, actor: seat }, inboxes: [] }];
        return [
          await tell(sql, { row: await saveDance(sql, open, before, game, now), before, game }),
        ];
      }
      if (!isOver(standing) && !wish.confirmEndExisting) throw gameExists(open);
      const left = abandon(standing, seat, now);
      const game = left.ok ? left.game : standing;
      const row = await saveDance(sql, open, before, game, now);
      steps.push(await tell(sql, { row, before, game }));
    }
    if (!(await insertDance(sql, freshRow))) {
      throw new Refusal('unavailable', { retryAfterSeconds: 1 });
    }
    const row = withNames(freshRow, [me?.display_name ?? null, opponent?.display_name ?? null]);
    return [...steps, await tell(sql, { row, before: null, game: fresh })];
  }

  for (let attempt = 0; attempt < tries; attempt += 1) {
    // The game that is open has to be locked too, and to lock it one must know it.
    const seen = await findOpenDance(db.read, pairKey);
    const keys = [`pair:${pairKey}`, ...(seen ? [`dance:${seen.id}`] : []), ...inboxKeys(freshRow)];
    const steps = await db.transaction(keys, async (sql) => {
      await refuseUnreachable(parts, sql, ...both);
      const open = await findOpenDance(sql, pairKey);
      return open?.id === seen?.id ? dance(sql, open) : null;
    });
    const last = steps?.at(-1);
    if (!steps || !last) continue;
    for (const { step, inboxes } of steps) announce(parts, step, inboxes);
    const { row } = last.step;
    return { row, seat: seatOf(row, caller.playerId) ?? 0 };
  }
  throw new Refusal('unavailable', { retryAfterSeconds: 1 });
}
