import type { DanceStats, Friend } from '@bee-jinx/contract';
import { abandon, computeDanceStats, isAwaited, otherSeat } from '@bee-jinx/game';
import { changeDance } from './change-dance.ts';
import { danceFromRow } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { findOpenDance, openDancesOf } from './queries.ts';
import { pairKeyOf, presentPlayerAt, seatOf } from './seats.ts';
import { findPairStats } from './stats/queries.ts';
import { countOf } from './stats/record-ended-dance.ts';

type OpenGame = NonNullable<Friend['openGame']>;

const most = 1000;

/** What others show and end of the dances between two players. */

export async function openGamesByPartner(
  { db }: DanceDeps,
  playerId: string,
): Promise<Map<string, OpenGame>> {
  const rows = await openDancesOf(db.read, playerId, most);
  return new Map(
    rows.flatMap((row): [string, OpenGame][] => {
      const seat = seatOf(row, playerId) ?? 0;
      const partner = presentPlayerAt(row, otherSeat(seat));
      const { status } = row;
      const myTurn = isAwaited(danceFromRow(row), seat);
      const isOpen = status === 'invited' || status === 'active' || status === 'deciding';
      return partner && isOpen ? [[partner.userId, { gameId: row.id, status, myTurn }]] : [];
    }),
  );
}

export async function headToHead(
  { db }: DanceDeps,
  playerId: string,
  otherId: string,
): Promise<DanceStats> {
  return computeDanceStats(countOf(await findPairStats(db.read, pairKeyOf(playerId, otherId))));
}

/** Whoever decides under these whether two meet does so after or before all that bring them together. */
export function pairingLockKeys(one: string, other: string): string[] {
  return [`pair:${pairKeyOf(one, other)}`, 'partner-search'];
}

/** The other's screen turns over, but nobody writes to them about it. */
export async function endDanceWith(
  deps: DanceDeps,
  playerId: string,
  otherId: string,
): Promise<void> {
  const open = await findOpenDance(deps.db.read, pairKeyOf(playerId, otherId));
  if (!open) return;
  await changeDance(
    deps,
    playerId,
    open.id,
    (game, seat, _row, now) => {
      const left = abandon(game, seat, now);
      return left.ok ? left : { ok: true, game };
    },
    { opponent: false },
  );
}
