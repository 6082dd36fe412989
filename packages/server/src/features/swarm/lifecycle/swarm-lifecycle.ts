import type { Swarm as Shown } from '@bee-jinx/contract';
import { leaveSwarm, removeFromSwarm, type Swarm } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { RowKey } from '../../../platform/database/owned-rows.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import type { AddressedSignal } from '../../../platform/live/live.ts';
import { mapPages, paginate } from '../../../platform/paginate.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { signalInboxes } from '../../notifications/notify.ts';
import type { SwarmDeps } from '../deps.ts';
import { hiveSwarmKey } from '../gather-swarm.ts';
import { isPresent, presentSwarm } from '../present-swarm.ts';
import {
  countSwarmsOf,
  findHiveSwarm,
  findSwarm,
  membersOf,
  type NamedSwarmRow,
  openSwarmsOf,
  saveMember,
  swarmsAfter,
} from '../queries.ts';
import { withMembers } from '../read-swarm.ts';
import { audienceOf, inboxKeysOf, writeNotices } from '../swarm-notices.ts';
import { isSittingAt, type StoredSwarm, saveSwarm, seatOf, swarmFromRow } from '../swarm-row.ts';
import {
  changeSeated,
  changeSwarm,
  listenersOf,
  rowsVisibleTo,
  signalSwarm,
  withoutOutsiders,
} from '../swarm-steps.ts';
import {
  deleteMember,
  deleteSwarmsOnlyOf,
  eraseMemberTraces,
  madeSwarmsOf,
  membershipsOf,
  reassignMadeSwarms,
  returnMadeSwarms,
  setMemberPlayer,
} from './queries.ts';

type MemberRow = Tables['swarm_members'];
type LeftSwarm = StoredSwarm & { before: Swarm };

const maxTables = 20;

/** All swarms of a player, as they may see them themselves; of the tables of hives that they have left, their own words. */
export function exportSwarms(deps: SwarmDeps, playerId: string): AsyncIterable<Shown[]> {
  const { read } = deps.db;
  const pages = paginate<NamedSwarmRow>((last, limit) => swarmsAfter(read, playerId, last, limit));
  return mapPages(pages, async (rows) => {
    const stored = await withMembers(read, rows);
    const visible = new Set(await rowsVisibleTo(read, rows, playerId));
    return Promise.all(
      stored.map(async (one) => {
        const shown = await presentSwarm(deps, one, playerId);
        return visible.has(one.row) ? shown : ownPartOf(shown);
      }),
    );
  });
}

/** Without what the others said and do, also in pairs that they have not seen: these are made of words. */
function ownPartOf({
  pair: _pair,
  startsAt: _startsAt,
  deadline: _deadline,
  minds: _minds,
  togetherness: _togetherness,
  replayId: _replayId,
  ...swarm
}: Shown): Shown {
  const rounds = swarm.rounds.flatMap(({ next: _next, words, ...round }) => {
    const own = words.filter(({ seat }) => seat === swarm.mySeat);
    return own.length > 0 ? [{ ...round, words: own, camps: [] }] : [];
  });
  return {
    ...swarm,
    seats: swarm.seats.filter(({ isMe }) => isMe),
    rounds,
    // A sealed word of theirs belongs to the round that is being played.
    round: swarm.word === undefined ? (rounds.at(-1)?.round ?? 1) : swarm.round,
  };
}

/** Before a player is deleted. What they said stays with the others, without their name. */
export async function leaveSwarms(deps: SwarmDeps, playerId: string): Promise<void> {
  for (const { id } of await openSwarmsOf(deps.db.read, playerId)) {
    await changeSeated(deps, id, playerId, ({ before, seat, now }) =>
      leaveSwarm(before, seat, deps.judge, now),
    ).catch(ignoreGone);
  }
}

/** In the transaction that deletes the player. */
export async function leaveSwarmsOfDeleted(
  deps: SwarmDeps,
  sql: Writer,
  playerId: string,
): Promise<AddressedSignal[]> {
  const left = await leaveAllIn(deps, sql, playerId);
  await eraseMemberTraces(sql, playerId);
  await deleteSwarmsOnlyOf(sql, playerId);
  const signals: AddressedSignal[] = [];
  for (const step of left) signals.push(await signalOf(deps, sql, step));
  return signals;
}

/** In the transaction that suspends: the others play on. Returns what to do after the commit. */
export async function leaveSwarmsOfSuspended(
  deps: SwarmDeps,
  sql: Writer,
  playerId: string,
): Promise<() => void> {
  const left = await leaveAllIn(deps, sql, playerId);
  return () => {
    for (const step of left) void tellOfStep(deps, step).catch(() => {});
  };
}

/** After the commit: a transaction that suspends has no lock on the others' inboxes. */
async function tellOfStep(deps: SwarmDeps, step: LeftSwarm): Promise<void> {
  await signalSwarm(deps, step);
  const audience = await audienceOf(deps.db.read, deps, step.row.id);
  if (!audience) return;
  const inboxes = await deps.db.transaction(audience.keys, (sql) =>
    writeNotices(sql, deps, step, audience, null),
  );
  signalInboxes(deps.notifications, inboxes);
}

/** Who blocks somebody at a table of their own has them removed. At other tables both stay until it is over. */
export async function removeBlocked(
  deps: SwarmDeps,
  playerId: string,
  blockedId: string,
): Promise<void> {
  for (const { id } of await openSwarmsOf(deps.db.read, playerId)) {
    await changeSeated(deps, id, playerId, ({ before, members, seat, now }) => {
      const other = seatOf(members, blockedId);
      if (other === null || before.host !== seat) return { ok: true, game: before };
      return removeFromSwarm(before, seat, other, deps.judge, now);
    }).catch(ignoreGone);
  }
}

/** After somebody has left a hive, or it has ended. */
export async function removeOutsiders(deps: SwarmDeps, groupId: string): Promise<void> {
  // After `createHiveSwarm`, which may just have seated them as a member.
  const row = await deps.db.transaction([hiveSwarmKey(groupId)], (sql) =>
    findHiveSwarm(sql, groupId),
  );
  if (row?.ended_at !== null) return;
  await changeSwarm(deps, row.id, null, async (current, sql) => ({
    ruling: { ok: true, game: await withoutOutsiders(deps, sql, current) },
  }));
}

async function leaveAllIn(
  { judge, clock }: SwarmDeps,
  sql: Writer,
  playerId: string,
): Promise<LeftSwarm[]> {
  const left: LeftSwarm[] = [];
  for (const row of await openSwarmsOf(sql, playerId)) {
    const members = await membersOf(sql, row.id);
    const now = clock.now();
    const before = swarmFromRow(row);
    const ruling = leaveSwarm(before, seatOf(members, playerId) ?? -1, judge, now);
    if (!ruling.ok || ruling.game === before) continue;
    const { game } = ruling;
    left.push({ row: await saveSwarm(sql, { row, members }, game, now), before, game, members });
  }
  return left;
}

/** A swarm that is gone meanwhile, or over, has nobody to leave. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

/** When two players become one: their seats become the account's. Where both sat at one table, the account's seat stays. */
export function createSwarmsMergeStep(deps: Pick<SwarmDeps, 'judge' | 'clock'>) {
  return {
    collection: 'swarms',

    /** The inboxes of hives' tables at which both sit: without one of the two a round may be complete. */
    async keys(sql: Reader, from: string, to: string) {
      const own = new Set((await openSwarmsOf(sql, to)).map(({ id }) => id));
      const keys: string[] = [];
      for (const { id } of await openSwarmsOf(sql, from)) {
        if (own.has(id)) keys.push(...(await inboxKeysOf(sql, id)));
      }
      return keys;
    },

    async count(sql: Reader, from: string, to: string) {
      const [moving, own] = [await membershipsOf(sql, from), await membershipsOf(sql, to)];
      const known = new Set(own.map(({ swarm_id }) => swarm_id));
      const meets = moving.filter(({ swarm_id }) => known.has(swarm_id)).length;
      return { moves: await countSwarmsOf(sql, from), meets };
    },

    async move(sql: Writer, from: string, to: string) {
      const memo: SwarmsMemo = { members: [], made: await madeSwarmsOf(sql, from) };
      await reassignMadeSwarms(sql, from, to);
      const own = new Map(
        (await membershipsOf(sql, to)).map((member) => [member.swarm_id, member]),
      );
      const signals: AddressedSignal[] = [];
      for (const member of await membershipsOf(sql, from)) {
        const mine = own.get(member.swarm_id);
        const row = await findSwarm(sql, member.swarm_id);
        if (!row) continue;
        const before = swarmFromRow(row);
        let game = before;
        if (!mine) await setMemberPlayer(sql, member.id, to);
        else if (mine.seat === null) {
          await deleteMember(sql, mine.id);
          await setMemberPlayer(sql, member.id, to);
        } else if (member.seat === null) await deleteMember(sql, member.id);
        else {
          const left = leaveSwarm(before, member.seat, deps.judge, deps.clock.now());
          if (left.ok) game = left.game;
          await setMemberPlayer(sql, member.id, null);
        }
        const members = await membersOf(sql, row.id);
        const saved = await saveSwarm(sql, { row, members }, game, deps.clock.now());
        memo.members.push({ member, version: saved.version, ...(mine && { mine }) });
        const step = { row: saved, members, before, game };
        signals.push(await signalOf(deps, sql, step, to));
        if (game === before) continue;
        // Pushed by the sweep of pushes that are due. Who is here isn't asked: that takes Redis, and this holds locks.
        const nobody = { here: new Set<string>() };
        for (const { playerId, version } of await writeNotices(sql, deps, step, nobody, null)) {
          signals.push({ topic: 'notifications', id: playerId, version, to: [playerId] });
        }
      }
      return { signals, memo };
    },

    /** A table at which the account has played on stays its own. Where both had a seat, the one that was left stays left. */
    async undo(sql: Writer, { members, made }: SwarmsMemo, guestId: string, accountId: string) {
      const signals: AddressedSignal[] = [];
      const stayed = new Set<RowKey>();
      for (const { member, mine, version } of members) {
        const row = await findSwarm(sql, member.swarm_id);
        if (!row) continue;
        const isOpen = row.ended_at === null;
        const hasMoved = mine === undefined || mine.seat === null;
        if (hasMoved && isOpen && row.version !== version) stayed.add(row.id);
        else if (hasMoved || member.seat !== null) {
          await saveMember(sql, { ...(await findMember(sql, member)), ...ownColumns(member) });
          if (hasMoved && mine) await saveMember(sql, mine);
          const seated = await membersOf(sql, row.id);
          const game = swarmFromRow(row);
          const saved = await saveSwarm(sql, { row, members: seated }, game, deps.clock.now());
          const step = { row: saved, members: seated, game };
          signals.push(await signalOf(deps, sql, step, accountId));
        }
      }
      const back = made.filter((id) => !stayed.has(id));
      await returnMadeSwarms(sql, back, accountId, guestId);
      return { signals, returned: signals.length, stayed: stayed.size };
    },
  };
}

interface SwarmsMemo {
  /** The anonymous player's places, each with the account's own at the same table and the table's version since. */
  members: { member: MemberRow; mine?: MemberRow; version: number }[];
  made: RowKey[];
}

/** What a merge takes from a place; its result may have come later. */
const ownColumns = ({ player_id, name }: MemberRow) => ({ player_id, name });

async function findMember(sql: Reader, member: MemberRow): Promise<MemberRow> {
  const members = await membersOf(sql, member.swarm_id);
  const found = members.find(({ id }) => id === member.id);
  if (!found) return member;
  const { display_name: _name, ...row } = found;
  return row;
}

/** Inside a transaction, to send after the commit. The account of a merge hears of it too, in the hive or not. */
async function signalOf(
  { clock }: Pick<SwarmDeps, 'clock'>,
  sql: Reader,
  step: StoredSwarm & { before?: Swarm },
  ...accountIds: string[]
): Promise<AddressedSignal> {
  const { code: id, version } = step.row;
  const to = new Set([...(await listenersOf(sql, step, clock.now())), ...accountIds]);
  return { topic: 'swarm', id, version, to: [...to] };
}

/** Presence has changed: the screens at the tables where they sit show it without asking. Who looks on is told of a seat, not of a player. */
export async function signalCompanions(deps: SwarmDeps, playerId: string): Promise<void> {
  const { db, live } = deps;
  const rows = await openSwarmsOf(db.read, playerId, maxTables);
  if (rows.length === 0) return;
  const open = await withMembers(db.read, await rowsVisibleTo(db.read, rows, playerId));
  const here = await live.whoIsHere([playerId]);
  for (const stored of open) {
    const seat = seatOf(stored.members, playerId);
    if (seat === null || !isSittingAt(stored.game, seat)) continue;
    const isHere = isPresent({ player_id: playerId }, here);
    await signalSwarm(deps, stored, { here: { seat, isHere } });
  }
}
