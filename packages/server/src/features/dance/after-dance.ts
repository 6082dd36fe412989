import type { Dance as Shown } from '@bee-jinx/contract';
import { isDanceOver, otherSeat, type Reaction, type Seat } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  type ChangedInbox,
  markGameNoticesRead,
  type Notice,
  notify,
  signalInboxes,
} from '../notifications/notify.ts';
import { inboxKeys } from './dance-notifications.ts';
import { playerIdAt, seatOf } from './dance-row.ts';
import { maxRequests } from './dances-between.ts';
import type { DanceDeps } from './deps.ts';
import { unreachablePlayerRefusal } from './invite-to-dance.ts';
import { presentDanceFor } from './present-dance.ts';
import {
  type DanceRow,
  findDance,
  halfBefriendedDancesOf,
  type NamedDanceRow,
  updateDance,
} from './queries.ts';

const reactionTexts: Record<Reaction, string> = {
  honey: '{name} says: sweet!',
  jinx: '{name} says: jinx!',
  ha: '{name} says: ha!',
  ouch: '{name} says: ouch!',
};

/** One reaction to a finished dance for each player; another one takes its place, null takes it back. */
export async function reactToDance(
  deps: DanceDeps,
  caller: Caller,
  { gameId, reaction }: { gameId: string; reaction: Reaction | null },
): Promise<{ game: Shown }> {
  const { row, seat } = await changeFinished(deps, caller, gameId, (row, seat) => ({
    change: { [seat === 0 ? 'seat0_reaction' : 'seat1_reaction']: reaction },
    notice: reaction && {
      // Replaces the notification of the jinx itself, so the inbox has one entry for it.
      type: row.outcome === 'jinx' ? 'jinx' : 'decision',
      text: reactionTexts[reaction],
    },
  }));
  return { game: await presentDanceFor(deps, { row, seat }) };
}

/** My half of a friendship. The two are friends once both have said so. */
export async function befriendPartner(
  deps: DanceDeps,
  caller: Caller,
  gameId: string,
): Promise<{ game: Shown }> {
  const { row, seat } = await changeFinished(deps, caller, gameId, (row, seat) => ({
    change: { [befriendsColumn(seat)]: 1 as const },
    notice: hasAskedBack(row, seat)
      ? null
      : {
          type: 'decision',
          text: '{name} would like to be friends. And you?',
          // Who has the site open may have left this dance's page long ago.
          evenIfHere: true,
        },
  }));
  const partnerId = playerIdAt(row, otherSeat(seat));
  // A transaction of its own. Should it fail, asking once more makes up for it.
  if (partnerId !== null && hasAskedBack(row, seat)) {
    await deps.befriend(caller.playerId, partnerId);
  }
  return { game: await presentDanceFor(deps, { row, seat }) };
}

/** My no to all that a partner has asked after dances; nobody is told. They can't ask again after the same dance. */
export async function declineToBefriend(
  deps: DanceDeps,
  caller: Pick<Caller, 'playerId'>,
  partnerId: string,
): Promise<void> {
  const { db, canMeet } = deps;
  const { playerId } = caller;
  // As long as they can't meet, it isn't listed.
  if (!(await canMeet(db.read, playerId, partnerId))) return;
  const filter = { limit: maxRequests, partnerId };
  for (const { id } of await halfBefriendedDancesOf(db.read, playerId, filter)) {
    await changeFinished(deps, caller, id, (row, seat) => ({
      change: hasAskedBack(row, seat) ? { [befriendsColumn(seat)]: -1 as const } : {},
      notice: null,
    }));
  }
}

const befriendsColumn = (seat: Seat) => (seat === 0 ? 'seat0_befriends' : 'seat1_befriends');

const hasAskedBack = (row: DanceRow, seat: Seat): boolean =>
  (seat === 0 ? row.seat1_befriends : row.seat0_befriends) === 1;

type FinishedNotice = Pick<Notice, 'type' | 'text'> & { evenIfHere?: boolean };

interface Finished {
  row: NamedDanceRow;
  seat: Seat;
}

/** Changes my side of a finished dance with a player, who has then seen what it told them; notifies the other, and signals both. */
async function changeFinished(
  deps: DanceDeps,
  { playerId }: Pick<Caller, 'playerId'>,
  gameId: string,
  decide: (
    row: NamedDanceRow,
    seat: Seat,
  ) => { change: Partial<DanceRow>; notice: FinishedNotice | null },
): Promise<Finished> {
  const { db, live, clock, canMeet, notifications } = deps;
  const seen = await findDance(db.read, gameId);
  const here = await live.whoIsHere(playersOf(seen));
  let inboxes: ChangedInbox[] = [];
  let isNew = false;
  const work = async (sql: Writer): Promise<Finished> => {
    const row = await findDance(sql, gameId);
    const seat = seatOf(row, playerId);
    if (!row || seat === null) throw new Refusal('not_your_game');
    if (row.status !== 'completed') {
      throw new Refusal(isDanceOver(row) ? 'game_over' : 'not_yet', {
        details: { version: row.version, status: row.status },
      });
    }
    const partnerId = playerIdAt(row, otherSeat(seat));
    if (partnerId === null || !(await canMeet(sql, playerId, partnerId))) {
      throw unreachablePlayerRefusal();
    }
    const { change, notice } = decide(row, seat);
    isNew = Object.entries(change).some(
      ([column, value]) => row[column as keyof DanceRow] !== value,
    );
    if (!isNew) return { row, seat };
    await updateDance(sql, gameId, row.version, change);
    inboxes = await markGameNoticesRead(sql, playerId, gameId, clock.now());
    if (notice && (notice.evenIfHere || !here.has(partnerId))) {
      const { type, text } = notice;
      const news = { type, text, to: partnerId, from: playerId, gameId };
      inboxes.push(...(await notify(sql, [news], clock)));
    }
    return { row: { ...row, ...change, version: row.version + 1 }, seat };
  };
  const keys = [`dance:${gameId}`, ...(seen ? inboxKeys(seen) : [])];
  const finished = await db.transaction(keys, work);
  if (isNew) {
    const { row } = finished;
    live.sendSignal(playersOf(row), { topic: 'dance', id: gameId, version: row.version });
    signalInboxes(notifications, inboxes);
  }
  return finished;
}

const playersOf = (row: NamedDanceRow | undefined): string[] =>
  [row?.seat0_id, row?.seat1_id].filter((id) => id != null) as string[];
