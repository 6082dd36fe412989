import type { CallReply, PastDance } from '@bee-jinx/contract';
import { otherSeat, pairOf } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { DanceParts } from './parts.ts';
import { endedDancesOf, type NamedDanceRow } from './queries.ts';
import { personIn, seatOf } from './seats.ts';
import { danceOf } from './stored-dance.ts';

/** Games that were begun and are over. The cursor is the place in the player's own order, signed for that list. */
export async function listHistory(
  parts: DanceParts,
  { playerId }: Caller,
  wish: { opponentId?: string | undefined; limit: number; cursor?: string | undefined },
): Promise<CallReply<'danceHistory'>> {
  const { opponentId, limit, cursor } = wish;
  const list = `dance-history:${playerId}:${opponentId ?? ''}`;
  const before = cursor === undefined ? undefined : parts.cursors.read(list, cursor);
  const { games, next } = await pastDances(parts, playerId, { opponentId, limit, before });
  return {
    games,
    ...(next !== undefined && { nextCursor: parts.cursors.write(list, next) }),
  };
}

export async function pastDances(
  { db }: DanceParts,
  playerId: string,
  wish: { opponentId: string | undefined; limit: number; before?: number | undefined },
): Promise<{ games: PastDance[]; next?: number | undefined }> {
  const { opponentId, limit, before = 2 ** 31 - 1 } = wish;
  const rows = await endedDancesOf(db.read, playerId, { before, opponentId, most: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const next = last && (last.seat0_id === playerId ? last.seat0_nth : last.seat1_nth);
  return { games: page.map((row) => presentPast(row, playerId)), next: next ?? undefined };
}

function presentPast(row: NamedDanceRow, playerId: string): PastDance {
  const seat = seatOf(row, playerId) ?? 0;
  const opponent = personIn(row, otherSeat(seat)) ?? { userId: '', displayName: '' };
  const pair = pairOf(danceOf(row));
  return {
    gameId: row.id,
    status: row.status,
    opponent: { ...opponent, isBee: row.with_bee === 1 },
    rounds: row.round_count,
    endedAt: new Date(row.ended_at ?? row.updated_at).toISOString(),
    ...(row.outcome && { outcome: row.outcome }),
    ...(row.telepathy !== null && { telepathy: row.telepathy }),
    ...(pair && { finalWords: [pair[seat], pair[otherSeat(seat)]] as [string, string] }),
  };
}
