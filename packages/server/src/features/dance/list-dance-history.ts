import type { CallReply, PastDance } from '@bee-jinx/contract';
import { currentDancePair, otherSeat } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { danceFromRow, presentPlayerAt, seatOf } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { endedDancesOf, type NamedDanceRow } from './queries.ts';

/** Games that were begun and are over. The cursor is the place in the player's own order, signed for that list. */
export async function listDanceHistory(
  deps: DanceDeps,
  { playerId }: Caller,
  input: { opponentId?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<CallReply<'danceHistory'>> {
  const { opponentId, limit, cursor } = input;
  const list = `dance-history:${playerId}:${opponentId ?? ''}`;
  const before = cursor === undefined ? undefined : deps.cursors.read(list, cursor);
  const { games, next } = await pastDances(deps, playerId, { opponentId, limit, before });
  return {
    games,
    ...(next !== undefined && { nextCursor: deps.cursors.write(list, next) }),
  };
}

export async function pastDances(
  { db }: DanceDeps,
  playerId: string,
  input: { opponentId: string | undefined; limit: number; before?: number | undefined },
): Promise<{ games: PastDance[]; next?: number | undefined }> {
  const { opponentId, limit, before = 2 ** 31 - 1 } = input;
  const rows = await db.readFromReplica((sql) =>
    endedDancesOf(sql, playerId, { before, opponentId, limit: limit + 1 }),
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last && (last.seat0_id === playerId ? last.seat0_nth : last.seat1_nth);
  return { games: page.map((row) => presentPast(row, playerId)), next: next ?? undefined };
}

function presentPast(row: NamedDanceRow, playerId: string): PastDance {
  const seat = seatOf(row, playerId) ?? 0;
  const opponent = presentPlayerAt(row, otherSeat(seat)) ?? { userId: '', displayName: '' };
  const pair = currentDancePair(danceFromRow(row));
  return {
    gameId: row.id,
    status: row.status,
    opponent: { ...opponent, isBee: row.with_bee === 1 },
    rounds: row.round_count,
    endedAt: formatIsoTime(row.ended_at ?? row.updated_at),
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.telepathy !== null && { telepathy: row.telepathy }),
    ...(pair && { finalWords: [pair[seat], pair[otherSeat(seat)]] as [string, string] }),
  };
}
