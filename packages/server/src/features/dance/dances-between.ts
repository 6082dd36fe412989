/** What other features show and end of the dances between two players. */

import type { DanceStats, Friend, FriendRequest } from '@bee-jinx/contract';
import { abandon, computeDanceStats, isAwaited, otherSeat } from '@bee-jinx/game';
import { danceFromRow, pairKeyOf, presentPlayerAt, seatOf } from './dance-row.ts';
import { announceOrRefuse, attemptChange, readSeatedDance, saveStep } from './dance-steps.ts';
import type { DanceDeps } from './deps.ts';
import { findOpenDance, halfBefriendedDancesOf, openDancesOf, openPartnersOf } from './queries.ts';
import { findPairStats } from './stats/queries.ts';
import { countOf } from './stats/record-ended-dance.ts';

type OpenGame = NonNullable<Friend['openGame']>;

const limit = 1000;

export async function openGamesByPartner(
  { db }: DanceDeps,
  playerId: string,
): Promise<Map<string, OpenGame>> {
  const rows = await openDancesOf(db.read, playerId, limit);
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

export const maxRequests = 50;

/** One for each partner, the newest, and only with those whom the player may meet. */
export async function friendRequestsOf(
  { db, whomCanMeet }: DanceDeps,
  playerId: string,
): Promise<FriendRequest[]> {
  const rows = await halfBefriendedDancesOf(db.read, playerId, { limit: maxRequests });
  const requests = new Map<string, FriendRequest>();
  for (const row of rows) {
    const seat = seatOf(row, playerId) ?? 0;
    const partner = presentPlayerAt(row, otherSeat(seat));
    if (!partner || requests.has(partner.userId)) continue;
    const isMine = (seat === 0 ? row.seat0_befriends : row.seat1_befriends) === 1;
    requests.set(partner.userId, { ...partner, gameId: row.id, isMine });
  }
  const met = await whomCanMeet(db.read, playerId, [...requests.keys()]);
  return [...requests.values()].filter(({ userId }) => met.has(userId));
}

export async function headToHead(
  { db }: DanceDeps,
  playerId: string,
  otherId: string,
): Promise<DanceStats> {
  return computeDanceStats(countOf(await findPairStats(db.read, pairKeyOf(playerId, otherId))));
}

/** Lock keys of everything that brings two players together, for a decision whether they may meet. */
export function pairingLockKeys(one: string, other: string): string[] {
  return [`pair:${pairKeyOf(one, other)}`, 'partner-search'];
}

/** Without a notification: the other's client is only signalled. */
export async function endDanceWith(
  deps: DanceDeps,
  playerId: string,
  otherId: string,
): Promise<void> {
  const open = await findOpenDance(deps.db.read, pairKeyOf(playerId, otherId));
  if (!open) return;
  await leaveDance(deps, playerId, open.id, { skipsNotification: true });
}

/** A dance that is over by then stays as it is. */
export async function leaveDance(
  deps: DanceDeps,
  playerId: string,
  gameId: string,
  options?: { skipsNotification: boolean },
): Promise<void> {
  const change = await attemptChange(deps, gameId, async (attempt) => {
    const current = await readSeatedDance(deps, attempt, playerId);
    const { game, seat } = current;
    const left = abandon(game, seat, attempt.now);
    return saveStep(deps, attempt, current, left.ok ? left : { ok: true, game }, options);
  });
  announceOrRefuse(deps, change);
}

/** Presence has changed: the clients of dance partners refetch. */
export async function signalPartners(
  { db, live, clock }: Pick<DanceDeps, 'db' | 'live' | 'clock'>,
  playerId: string,
): Promise<void> {
  const partners = await openPartnersOf(db.read, playerId);
  if (partners.length === 0) return;
  live.sendSignal(partners, { topic: 'presence', id: playerId, version: clock.now() });
}
