import type { Signal } from '@bee-jinx/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Writer } from '../../../platform/database/database.ts';
import { findPlayer } from '../queries.ts';
import { presentSanction } from './present-sanction.ts';
import { liftSanctions, reassignSanctions, sanctionsOf } from './queries.ts';
import { transferSanction } from './transfer-sanction.ts';

/** For the player's own export. */
export async function exportSanctions({ db }: { db: Database }, playerId: string) {
  return (await sanctionsOf(db.read, playerId)).map(presentSanction);
}

/** When two players become one: what an admin decided about either holds, and the history is kept. */
export const createSanctionsMergeStep = (clock: Clock) => ({
  collection: 'sanctions',

  async count(sql: Reader, from: string) {
    return { moves: (await sanctionsOf(sql, from)).length, meets: 0 };
  },

  async move(sql: Writer, from: string, to: string): Promise<Signal[]> {
    const [left, me] = [await findPlayer(sql, from), await findPlayer(sql, to)];
    const now = clock.now();
    if (left && me) await transferSanction(sql, left, me, now);
    await liftSanctions(sql, from, { now, by: null, reason: 'Carried along to the account.' });
    await reassignSanctions(sql, from, to);
    return [];
  },
});
