import type { DanceStats, Friend } from '@bee-jinx/contract';
import { abandon, danceStats, isAwaited, otherSeat } from '@bee-jinx/game';
import { changeDance } from './change-dance.ts';
import type { DanceParts } from './parts.ts';
import { findOpenDance, openDancesOf } from './queries.ts';
import { pairKeyOf, personIn, seatOf } from './seats.ts';
import { countOf } from './stats/count-end.ts';
import { findPairStats } from './stats/queries.ts';
import { danceOf } from './stored-dance.ts';

type OpenGame = NonNullable<Friend['openGame']>;

const most = 1000;

/** What others show and end of the dances between two players. */

export async function openGamesByPartner(
  { db }: DanceParts,
  playerId: string,
): Promise<Map<string, OpenGame>> {
  const rows = await openDancesOf(db.read, playerId, most);
  return new Map(
    rows.flatMap((row): [string, OpenGame][] => {
      const seat = seatOf(row, playerId) ?? 0;
      const partner = personIn(row, otherSeat(seat));
      const { status } = row;
      const myTurn = isAwaited(danceOf(row), seat);
      const isOpen = status === 'invited' || status === 'active' || status === 'deciding';
      return partner && isOpen ? [[partner.userId, { gameId: row.id, status, myTurn }]] : [];
    }),
  );
}

export async function headToHead(
  { db }: DanceParts,
  playerId: string,
  otherId: string,
): Promise<DanceStats> {
  return danceStats(countOf(await findPairStats(db.read, pairKeyOf(playerId, otherId))));
}

/** Whoever decides under these whether two meet does so after or before all that bring them together. */
export function meetingKeys(one: string, other: string): string[] {
  return [`pair:${pairKeyOf(one, other)}`, 'partner-search'];
}

/** The other's screen turns over, but nobody writes to them about it. */
export async function endDanceWith(
  parts: DanceParts,
  playerId: string,
  otherId: string,
): Promise<void> {
  const open = await findOpenDance(parts.db.read, pairKeyOf(playerId, otherId));
  if (!open) return;
  await changeDance(
    parts,
    playerId,
    open.id,
    (game, seat, _row, now) => {
      const left = abandon(game, seat, now);
      return left.ok ? left : { ok: true, game };
    },
    { opponent: false },
  );
}
