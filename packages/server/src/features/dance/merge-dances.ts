import { cancelDance, type DanceMergeEnd, isAwaited, warningTime } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { inboxSignal, markGameNoticesRead } from '../notifications/notify.ts';
import { beePlayer, danceFromRow, pairKeyOf } from './dance-row.ts';
import { saveDance } from './dance-steps.ts';
import {
  allDancesOf,
  findDance,
  findInvite,
  findOpenDance,
  type NamedDanceRow,
  openDancesOf,
  updateDance,
} from './queries.ts';
import { recountStats } from './stats/recount-stats.ts';

type HasNoBlock = (sql: Reader, one: string, other: string) => Promise<boolean>;

/**
 * When two players become one. Where both have an open game with the same partner, the account's goes on; where
 * either of them may not meet that partner, none does.
 */
export function createDancesMergeStep(clock: Clock, hasNoBlock: HasNoBlock) {
  return {
    collection: 'dances',

    async count(sql: Reader, from: string, to: string) {
      const moving = await allDancesOf(sql, from);
      const keys = moving.map((row) => mergedPairKey(row, from, to));
      const open = await Promise.all(
        moving.map((row, index) => conflictsWithOpenDance(sql, row, keys[index] ?? null)),
      );
      return { moves: moving.length, meets: open.filter(Boolean).length };
    },

    /** To the screens of both seats: the partner dances with another id from now on, or no longer. */
    async move(sql: Writer, from: string, to: string) {
      const moved: NamedDanceRow[] = [];
      const memo: DancesMemo = [];
      const end = (row: NamedDanceRow, reason: DanceMergeEnd | 'apart') => {
        const game = danceFromRow(row);
        // Who may not meet isn't told why.
        const endedByMerge = reason === 'apart' ? undefined : reason;
        return saveDance(sql, row, game, cancelDance(game, endedByMerge), clock.now());
      };
      const areApart = async (one: string, other: string | null) =>
        other !== null && !(await hasNoBlock(sql, one, other));
      const whyEnd = async (row: NamedDanceRow, partner: string | null, pairKey: string | null) => {
        if (row.ended_at !== null) return undefined;
        if (partner === to) return 'self';
        if (await areApart(to, partner)) return 'apart';
        return (await conflictsWithOpenDance(sql, row, pairKey)) ? 'duplicate' : undefined;
      };

      for (const row of await openDancesOf(sql, to, 10_000)) {
        if (!(await areApart(from, partnerOf(row, to)))) continue;
        const ended = await end(row, 'apart');
        moved.push(ended);
        memo.push({ id: row.id, version: ended.version, reopens: openColumns(row) });
      }
      for (const row of await allDancesOf(sql, from)) {
        const partner = partnerOf(row, from);
        const isWithSelf = partner === to;
        const pair_key = mergedPairKey(row, from, to);
        const reason = await whyEnd(row, partner, pair_key);
        const current = reason ? await end(row, reason) : row;
        // Of a dance with oneself that seat is left empty, like that of a player who left.
        const sitter = isWithSelf ? null : to;
        const seat = row.seat0_id === from ? { seat0_id: sitter } : { seat1_id: sitter };
        // Where both have used the same key, the account's invite keeps it.
        const isKeyTaken = row.invite_key !== null && (await findInvite(sql, to, row.invite_key));
        const invite_key = isKeyTaken ? null : row.invite_key;
        const change = isWithSelf ? seat : { ...seat, pair_key, invite_key };
        await updateDance(sql, row.id, current.version, change);
        const version = current.version + 1;
        moved.push({ ...current, ...change, version });
        memo.push({
          id: row.id,
          version,
          awaitsWarning: isOpen(current) && current.warn_at !== null,
          seat: {
            column: row.seat0_id === from ? 'seat0_id' : 'seat1_id',
            wasOver: row.ended_at !== null,
            keys: { pair_key: row.pair_key, invite_key: row.invite_key },
          },
          ...(reason && { reopens: openColumns(row) }),
        });
      }
      await recountStats(sql, to);
      return { signals: moved.map((row) => danceSignal(row)), memo };
    },

    /** A dance that has gone on since stays with the account, and one that the merge has ended opens again if it may. */
    async undo(sql: Writer, memo: DancesMemo, guestId: string, accountId: string) {
      const signals: AddressedSignal[] = [];
      const recounted = new Set([guestId, accountId]);
      const counts = { returned: 0, stayed: 0 };
      for (const { id, version, awaitsWarning, seat, reopens } of memo) {
        const row = await findDance(sql, id);
        if (!row) continue;
        // A warning of the deadline is no step: it changes `warn_at` alone, which only a dance that is over lacks otherwise.
        const isOnlyWarned =
          awaitsWarning && row.version === version + 1 && isOpen(row) && row.warn_at === null;
        const isUntouched = row.version === version || isOnlyWarned;
        if (seat) counts[isUntouched || seat.wasOver ? 'returned' : 'stayed'] += 1;
        if (!isUntouched && !seat?.wasOver) continue;
        const keys = seat ? { [seat.column]: guestId, ...seat.keys } : {};
        // It names the other player, who may have been deleted since.
        if (row.pair_key === null) Object.assign(keys, { pair_key: null });
        const next = { ...row, ...keys };
        const mayReopen = reopens && (await mayGoOn(sql, next));
        // If the account was warned, who has the dance again is yet to be. The sweep warns all who are awaited, so the other too.
        const game = danceFromRow(row);
        const wasWarned = isOnlyWarned && isAwaited(game, seat?.column === 'seat0_id' ? 0 : 1);
        const warning = wasWarned ? { warn_at: warningTime(game) } : {};
        const change = { ...keys, ...warning, ...(mayReopen && reopens) };
        await updateDance(sql, id, row.version, change);
        const read = wasWarned ? await markGameNoticesRead(sql, accountId, id, clock.now()) : [];
        signals.push(...read.map(inboxSignal));
        signals.push(danceSignal({ ...next, version: row.version + 1 }, [accountId]));
        for (const one of mayReopen ? seatedIn(next) : []) recounted.add(one);
      }
      for (const playerId of [...recounted].sort()) await recountStats(sql, playerId);
      return { signals, ...counts };
    },
  };

  async function mayGoOn(sql: Reader, row: NamedDanceRow): Promise<boolean> {
    if (row.pair_key !== null && (await findOpenDance(sql, row.pair_key))) return false;
    const [one, other] = seatedIn(row);
    return one === undefined || other === undefined || (await hasNoBlock(sql, one, other));
  }
}

type DancesMemo = {
  id: string;
  /** Since the merge: a dance that has gone on has another. */
  version: number;
  /** Whether it was open, and nobody had been warned of its deadline. */
  awaitsWarning?: boolean;
  /** Absent for a dance of the account itself. */
  seat?: {
    column: 'seat0_id' | 'seat1_id';
    wasOver: boolean;
    keys: Pick<NamedDanceRow, 'pair_key' | 'invite_key'>;
  };
  /** Where the merge has ended it. */
  reopens?: ReturnType<typeof openColumns>;
}[];

const openColumns = (row: NamedDanceRow) => ({
  status: row.status,
  outcome: row.outcome,
  round_count: row.round_count,
  telepathy: row.telepathy,
  deadline: row.deadline,
  warn_at: row.warn_at,
  updated_at: row.updated_at,
  ended_at: row.ended_at,
  seat0_nth: row.seat0_nth,
  seat1_nth: row.seat1_nth,
  game: row.game,
});

const isOpen = ({ ended_at }: NamedDanceRow): boolean => ended_at === null;

const seatedIn = ({ seat0_id, seat1_id }: NamedDanceRow): string[] =>
  [seat0_id, seat1_id].filter((playerId) => playerId !== null);

const danceSignal = (row: NamedDanceRow, more: readonly string[] = []) => ({
  topic: 'dance' as const,
  id: row.id,
  version: row.version,
  to: [...new Set([...seatedIn(row), ...more])],
});

const partnerOf = (row: NamedDanceRow, playerId: string): string | null =>
  row.seat0_id === playerId ? row.seat1_id : row.seat0_id;

function mergedPairKey(row: NamedDanceRow, from: string, to: string): string | null {
  if (row.with_bee === 1) return pairKeyOf(to, beePlayer.userId);
  const partner = partnerOf(row, from);
  return partner === null ? null : pairKeyOf(to, partner);
}

async function conflictsWithOpenDance(
  sql: Reader,
  row: NamedDanceRow,
  pairKey: string | null,
): Promise<boolean> {
  if (row.ended_at !== null || pairKey === null) return false;
  return (await findOpenDance(sql, pairKey)) !== undefined;
}
