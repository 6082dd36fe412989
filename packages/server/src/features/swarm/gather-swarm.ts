import type { CallInput, Swarm as Shown } from '@bee-jinx/contract';
import {
  gatherSwarm,
  lapseSwarm,
  makeSwarmCode,
  openDaysSwarm,
  type Swarm,
  type SwarmConfig,
  swarmCodeCount,
  usualSwarmConfig,
} from '@bee-jinx/game';
import { enforceDailyLimit } from '../../platform/daily-limit.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { isProfane } from '../../platform/profanity.ts';
import { randomIndex } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signalInboxes } from '../notifications/notify.ts';
import type { SwarmDeps } from './deps.ts';
import { presentSwarm } from './present-swarm.ts';
import {
  countOpenSwarmsBy,
  findHiveSwarm,
  findRematchOf,
  findSwarmByCreateKey,
  insertSwarm,
  isHiveMember,
  nthNewestSwarmTime,
  saveMember,
} from './queries.ts';
import { inviteHive } from './swarm-notices.ts';
import {
  memberOf,
  newMemberRow,
  newSwarmRow,
  type StoredSwarm,
  seatOf,
  swarmFromRow,
} from './swarm-row.ts';
import { findSwarmId, readStoredSwarm, signalSwarm } from './swarm-steps.ts';
import { chooseName, dealFace, joinSwarm, type SeatChange } from './take-seat.ts';

/** More than anybody hosts; stops scripts from using up the codes. */
const maxOpen = 10;
const maxPerDay = 200;
const codeAttempts = 200;

/** A room with the caller as its host; or the swarm of a hive, which all its members may sit down at. */
export async function createSwarm(
  deps: SwarmDeps,
  caller: Caller,
  input: CallInput<'createSwarm'>['body'],
  createKey: string | null,
): Promise<{ swarm: Shown }> {
  const { playerId } = caller;
  const { settings, groupId, ...seat } = input;
  const config: SwarmConfig = { ...usualSwarmConfig, ...omitUndefined(settings ?? {}) };
  if (groupId) return createHiveSwarm(deps, caller, { groupId, config, seat });
  const name = chooseName(seat);
  const stored = await deps.db.transaction([`swarms-by:${playerId}`], async (sql) => {
    const made =
      createKey === null ? undefined : await findSwarmByCreateKey(sql, playerId, createKey);
    if (made) return readStoredSwarm(sql, made.id);
    const game = gatherSwarm(config, deps.clock.now());
    return insertRoom(deps, sql, { game, playerId, createKey, face: seat.face, name });
  });
  deps.timers.set(stored.row.id, stored.row.deadline);
  return { swarm: await presentSwarm(deps, stored, playerId) };
}

/** The transaction key under which the swarm of a hive is opened. */
export const hiveSwarmKey = (groupId: string) => `hive-swarm:${groupId}`;

async function createHiveSwarm(
  deps: SwarmDeps,
  caller: Caller,
  input: { groupId: string; config: SwarmConfig; seat: SeatChange },
): Promise<{ swarm: Shown }> {
  const { db, clock, judge } = deps;
  const { playerId } = caller;
  const { groupId, config, seat } = input;
  const name = chooseName(seat);
  const opening = await deps.drawOpening();
  const { stored, isNew, inboxes } = await db.transaction([hiveSwarmKey(groupId)], async (sql) => {
    if (!(await isHiveMember(sql, groupId, playerId))) throw new Refusal('group_not_found');
    const last = await findHiveSwarm(sql, groupId);
    const now = clock.now();
    const isOpen = last && lapseSwarm(swarmFromRow(last), judge, now).status !== 'over';
    if (last && (isOpen || last.ended_at === null)) {
      return { stored: await readStoredSwarm(sql, last.id), isNew: false, inboxes: [] };
    }
    const game = openDaysSwarm(config, opening, judge, now);
    const room = { game, playerId, createKey: null, face: seat.face, name, groupId };
    const opened = await insertRoom(deps, sql, room);
    return {
      stored: opened,
      isNew: true,
      inboxes: await inviteHive(sql, deps, groupId, playerId),
    };
  });
  if (!isNew) {
    return joinSwarm(deps, caller, stored.row.id, seat).catch((error: unknown) => {
      // It has ended since, perhaps because nobody was left at it: the next one is opened.
      if (error instanceof Refusal && error.code === 'game_over') {
        return createHiveSwarm(deps, caller, input);
      }
      throw error;
    });
  }
  await signalSwarm(deps, stored);
  signalInboxes(deps.notifications, inboxes);
  return { swarm: await presentSwarm(deps, stored, playerId) };
}

/** Whoever asks first is the host of the new room, the others sit down there; all keep name and face. */
export async function rematchSwarm(
  deps: SwarmDeps,
  caller: Caller,
  key: string,
): Promise<{ swarm: Shown }> {
  const { db, clock } = deps;
  const { playerId } = caller;
  const swarmId = await findSwarmId(deps, key);
  const keys = [`swarm:${swarmId}`, `swarms-by:${playerId}`];
  const { old, next, isNew, seat } = await db.transaction(keys, async (sql) => {
    const old = await readStoredSwarm(sql, swarmId);
    const member = memberOf(old.members, playerId);
    const { game } = old;
    if (member?.seat == null || game.seats[member.seat]?.state === 'removed') {
      throw new Refusal('not_your_game');
    }
    if (old.row.group_id !== null || game.status !== 'over') throw new Refusal('not_yet');
    const seat = { displayName: member.name ?? undefined, face: member.face };
    const asked = await findRematchOf(sql, swarmId);
    if (asked) return { old, next: await readStoredSwarm(sql, asked.id), isNew: false, seat };
    const room = {
      game: gatherSwarm(game.config, clock.now()),
      playerId,
      createKey: null,
      face: seat.face,
      name: seat.displayName,
      rematchOf: swarmId,
    };
    return { old, next: await insertRoom(deps, sql, room), isNew: true, seat };
  });
  if (!isNew) {
    // Who sits there already may have chosen another name there.
    const isSeatedThere = seatOf(next.members, playerId) !== null;
    return joinSwarm(deps, caller, next.row.id, isSeatedThere ? {} : seat);
  }
  deps.timers.set(next.row.id, next.row.deadline);
  // The others see that there is another room; the version of the old one stays, as nothing of it has changed.
  // From the list of their swarms they have opened it by its id.
  for (const id of [old.row.code, swarmId]) await signalSwarm(deps, old, {}, id);
  return { swarm: await presentSwarm(deps, next, playerId) };
}

/** With a code that no open room has. */
async function insertRoom(
  { clock }: SwarmDeps,
  sql: Writer,
  room: {
    game: Swarm;
    playerId: string;
    createKey: string | null;
    name: string | undefined;
    face: number | undefined;
    groupId?: string;
    rematchOf?: string;
  },
): Promise<StoredSwarm> {
  const { game, playerId, createKey, groupId, rematchOf } = room;
  const now = clock.now();
  if ((await countOpenSwarmsBy(sql, playerId)) >= maxOpen) throw new Refusal('too_many_swarms');
  await enforceDailyLimit(
    maxPerDay,
    now,
    (filter) => nthNewestSwarmTime(sql, playerId, filter),
    `You have opened ${maxPerDay} tables within a day. Come back tomorrow.`,
  );
  for (let attempt = 0; attempt < codeAttempts; attempt += 1) {
    const code = makeSwarmCode(randomIndex(swarmCodeCount));
    if (code === undefined || isProfane(code)) continue;
    const made = {
      code,
      created_by: playerId,
      create_key: createKey,
      group_id: groupId ?? null,
      rematch_of: rematchOf ?? null,
    };
    const row = newSwarmRow(game, made, now);
    if (!(await insertSwarm(sql, row))) continue;
    const face = room.face ?? dealFace([]);
    const place = { seat: 0, name: room.name ?? null, face, watches_until: null };
    await saveMember(sql, newMemberRow(row.id, playerId, place));
    return readStoredSwarm(sql, row.id);
  }
  throw new Refusal('unavailable', { retryAfterSeconds: 5 });
}
