import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { RowKey } from '../../../platform/database/owned-rows.ts';
import { mapPages, paginate } from '../../../platform/paginate.ts';
import type { DailyDeps } from '../deps.ts';
import { eraseMakers } from '../puzzles/queries.ts';
import {
  countPairsBy,
  deletePairsOf,
  type NamedPairRow,
  pairNumbersOf,
  pairsAfter,
  reassignPairs,
  returnPairs,
} from './queries.ts';
import { findTakenDay } from './unschedule-pair.ts';

export function exportPairs(
  { db }: Pick<DailyDeps, 'db'>,
  playerId: string,
): AsyncIterable<CallReply<'exportMe'>['pairs']> {
  const pages = paginate<NamedPairRow>((last, limit) =>
    pairsAfter(db.read, playerId, last?.puzzle_number ?? 0, limit),
  );
  return mapPages(pages, (rows) =>
    rows.map((row) => ({
      code: row.code,
      word1: row.word1,
      word2: row.word2,
      offer: row.offer,
      createdAt: formatIsoTime(row.created_at),
      ...(row.note !== null && { note: row.note }),
      ...(row.ended_at !== null && { endedAt: formatIsoTime(row.ended_at) }),
    })),
  );
}

/** In the transaction that deletes the player: the puzzles of the day that were made of their pairs stay, without their name. */
export async function endPairsOfDeleted(sql: Writer, playerId: string): Promise<void> {
  const days: number[] = [];
  for (const pair of await deletePairsOf(sql, playerId)) {
    days.push(...[await findTakenDay(sql, pair)].filter((day) => day !== null));
  }
  if (days.length > 0) await eraseMakers(sql, days);
}

/** The pairs that a player has made become the account's; the games that were played of pairs are daily games. */
export const pairsMergeStep = {
  collection: 'pairs',

  async count(sql: Reader, from: string) {
    return { moves: await countPairsBy(sql, from), meets: 0 };
  },

  async move(sql: Writer, from: string, to: string) {
    const memo = await pairNumbersOf(sql, from);
    await reassignPairs(sql, from, to);
    return { signals: [], memo };
  },

  /** What was reported stays reported by the account. */
  async undo(sql: Writer, numbers: RowKey[], guestId: string, accountId: string) {
    return { signals: [], returned: await returnPairs(sql, numbers, accountId, guestId) };
  },
};
