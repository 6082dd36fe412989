import type { Signal } from '@bee-jinx/contract';
import { callOff } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { allDancesOf, findOpenDance, type NamedDanceRow, updateDance } from './queries.ts';
import { saveDance } from './save-dance.ts';
import { beePlayer, pairKeyOf } from './seats.ts';
import { recount } from './stats/recount.ts';
import { danceOf } from './stored-dance.ts';

/** When two players become one. Where both have an open game with the same partner, the account's goes on. */
export function movableDances(clock: Clock) {
  return {
    collection: 'dances',

    async count(sql: Reader | Writer, from: string, to: string) {
      const moving = await allDancesOf(sql, from);
      const keys = moving.map((row) => movedKey(row, from, to));
      const open = await Promise.all(
        moving.map((row, index) => meetsOpen(sql, row, keys[index] ?? null)),
      );
      return { moves: moving.length, meets: open.filter(Boolean).length };
    },

    async move(sql: Writer, from: string, to: string): Promise<Signal[]> {
      const signals: Signal[] = [];
      for (const row of await allDancesOf(sql, from)) {
        const isWithSelf = [row.seat0_id, row.seat1_id].includes(to);
        const pair_key = movedKey(row, from, to);
        const mustEnd =
          row.ended_at === null && (isWithSelf || (await meetsOpen(sql, row, pair_key)));
        const game = danceOf(row);
        const standing = mustEnd
          ? await saveDance(sql, row, game, callOff(game), clock.now())
          : row;
        // Of a dance with oneself the second seat is left empty, like that of a player who left.
        if (isWithSelf) continue;
        const seat = row.seat0_id === from ? { seat0_id: to } : { seat1_id: to };
        await updateDance(sql, row.id, standing.version, { ...seat, pair_key });
        signals.push({ topic: 'dance', id: row.id, version: standing.version + 1 });
      }
      await recount(sql, to);
      return signals;
    },
  };
}

function movedKey(row: NamedDanceRow, from: string, to: string): string | null {
  if (row.with_bee === 1) return pairKeyOf(to, beePlayer.userId);
  const partner = row.seat0_id === from ? row.seat1_id : row.seat0_id;
  return partner === null ? null : pairKeyOf(to, partner);
}

async function meetsOpen(
  sql: Reader | Writer,
  row: NamedDanceRow,
  pairKey: string | null,
): Promise<boolean> {
  if (row.ended_at !== null || pairKey === null) return false;
  return (await findOpenDance(sql, pairKey)) !== undefined;
}
