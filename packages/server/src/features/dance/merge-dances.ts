import { cancelDance } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { beePlayer, danceFromRow, pairKeyOf } from './dance-row.ts';
import { saveDance } from './dance-steps.ts';
import {
  allDancesOf,
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
    async move(sql: Writer, from: string, to: string): Promise<AddressedSignal[]> {
      const moved: NamedDanceRow[] = [];
      const end = (row: NamedDanceRow) => {
        const game = danceFromRow(row);
        return saveDance(sql, row, game, cancelDance(game), clock.now());
      };
      const areApart = async (one: string, other: string | null) =>
        other !== null && !(await hasNoBlock(sql, one, other));

      for (const row of await openDancesOf(sql, to, 10_000)) {
        if (await areApart(from, partnerOf(row, to))) moved.push(await end(row));
      }
      for (const row of await allDancesOf(sql, from)) {
        const partner = partnerOf(row, from);
        const isWithSelf = partner === to;
        const pair_key = mergedPairKey(row, from, to);
        const mustEnd =
          row.ended_at === null &&
          (isWithSelf ||
            (await areApart(to, partner)) ||
            (await conflictsWithOpenDance(sql, row, pair_key)));
        const current = mustEnd ? await end(row) : row;
        // Of a dance with oneself that seat is left empty, like that of a player who left.
        const sitter = isWithSelf ? null : to;
        const seat = row.seat0_id === from ? { seat0_id: sitter } : { seat1_id: sitter };
        // Where both have used the same key, the account's invite keeps it.
        const isKeyTaken = row.invite_key !== null && (await findInvite(sql, to, row.invite_key));
        const invite_key = isKeyTaken ? null : row.invite_key;
        const change = isWithSelf ? seat : { ...seat, pair_key, invite_key };
        await updateDance(sql, row.id, current.version, change);
        moved.push({ ...current, ...change, version: current.version + 1 });
      }
      await recountStats(sql, to);
      return moved.map(({ id, version, seat0_id, seat1_id }) => ({
        topic: 'dance' as const,
        id,
        version,
        to: [seat0_id, seat1_id].filter((playerId) => playerId !== null),
      }));
    },
  };
}

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
