import type { AttachedSwarm, CallReply, Swarm as Shown, SwarmReplay } from '@bee-jinx/contract';
import { hourMs, percentage, swarmViewFor, togethernessOf } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SwarmDeps } from './deps.ts';
import { countPlaying, presentPastSwarm, presentReplay, presentSwarm } from './present-swarm.ts';
import {
  endedSwarmsOf,
  findHiveSwarm,
  findSwarmByReplay,
  findSwarms,
  isHiveMember,
  membersOf,
  membersOfAll,
  type NamedSwarmRow,
  openSwarmsOf,
  saveMember,
  sumSwarmsOf,
} from './queries.ts';
import { memberOf, newMemberRow, type StoredSwarm, seatOf, swarmFromRow } from './swarm-row.ts';
import { findSwarmId, readStoredSwarm, refuseOutsider, rowsVisibleTo } from './swarm-steps.ts';
import { applyDeadline } from './sweep-swarms.ts';

const maxOpenListed = 50;
const pageSize = 20;
/** A large screen that is left on asks again. */
const watchMs = 2 * hourMs;
const maxWatching = 50;

/** The table as it stands, for whoever has its code. */
export async function readSwarm(
  deps: SwarmDeps,
  { playerId }: Caller,
  key: string,
): Promise<{ swarm: Shown }> {
  const stored = await readCurrent(deps, playerId, key);
  return { swarm: await presentSwarm(deps, stored, playerId) };
}

/** From now on the caller hears of the table too. */
export async function watchSwarm(
  deps: SwarmDeps,
  caller: Caller,
  key: string,
): Promise<{ swarm: Shown }> {
  const { db, clock } = deps;
  const { row } = await readCurrent(deps, caller.playerId, key);
  const now = clock.now();
  await db.transaction([`swarm:${row.id}`], async (sql) => {
    const { playerId } = caller;
    const members = await membersOf(sql, row.id);
    const known = memberOf(members, playerId);
    if (known?.seat != null) return;
    const watching = members.filter(({ watches_until }) => (watches_until ?? 0) > now);
    if (!known && watching.length >= maxWatching) throw new Refusal('too_many_watching');
    const place = { seat: null, name: null, face: 1, watches_until: now + watchMs };
    const fresh = newMemberRow(row.id, playerId, place);
    await saveMember(sql, { ...fresh, ...(known && { id: known.id }) });
  });
  // Read now, as signals come from now on: the table may have changed since it was looked at above.
  return readSwarm(deps, caller, row.id);
}

async function readCurrent(deps: SwarmDeps, playerId: string, key: string): Promise<StoredSwarm> {
  const { db, clock } = deps;
  const stored = await readStoredSwarm(db.read, await findSwarmId(deps, key));
  await refuseOutsider(db.read, stored, playerId);
  const isOverdue = stored.row.deadline !== null && stored.row.deadline <= clock.now();
  return isOverdue ? applyDeadline(deps, stored.row.id) : stored;
}

/** The swarm over days of a hive: the open one, or the last. */
export async function readHiveSwarm(
  deps: SwarmDeps,
  { playerId }: Caller,
  groupId: string,
): Promise<CallReply<'hiveSwarm'>> {
  if (!(await isHiveMember(deps.db.read, groupId, playerId))) throw new Refusal('group_not_found');
  const row = await findHiveSwarm(deps.db.read, groupId);
  if (!row) return {};
  return { swarm: await presentSwarm(deps, await readCurrent(deps, playerId, row.id), playerId) };
}

/** What the player may see: open ones with the first page, then those that are over, the newest first. */
export async function listSwarms(
  { db, cursors }: SwarmDeps,
  { playerId }: Caller,
  cursor: string | undefined,
): Promise<CallReply<'listSwarms'>> {
  const list = `swarms:${playerId}`;
  const before = cursor === undefined ? undefined : cursors.read(list, cursor);
  const [open, ended] = await Promise.all([
    before === undefined ? openSwarmsOf(db.read, playerId, maxOpenListed) : [],
    endedSwarmsOf(db.read, playerId, before ?? Number.MAX_SAFE_INTEGER, pageSize + 1),
  ]);
  const page = ended.slice(0, pageSize);
  const last = ended.length > pageSize ? page.at(-1)?.ended_at : undefined;
  const visible = await rowsVisibleTo(db.read, [...open, ...page], playerId);
  const stored = await withMembers(db.read, visible);
  return {
    swarms: stored
      .filter(
        ({ game, members }) => game.seats[seatOf(members, playerId) ?? -1]?.state !== 'removed',
      )
      .map((one) => presentPastSwarm(one, playerId)),
    ...(last != null && { nextCursor: cursors.write(list, last) }),
  };
}

export async function withMembers(
  sql: SwarmDeps['db']['read'],
  rows: readonly NamedSwarmRow[],
): Promise<StoredSwarm[]> {
  const ids = rows.map(({ id }) => id);
  const members = Map.groupBy(await membersOfAll(sql, ids), ({ swarm_id }) => swarm_id);
  return rows.map((row) => ({
    row,
    game: swarmFromRow(row),
    members: members.get(row.id) ?? [],
  }));
}

export async function readSwarmStats(
  { db }: SwarmDeps,
  { playerId }: Caller,
): Promise<CallReply<'swarmStats'>> {
  const { swarms, jinxes, rounds, agreements, in_largest, fewest_rounds } = await sumSwarmsOf(
    db.read,
    playerId,
  );
  return {
    stats: {
      swarms,
      jinxes,
      rounds,
      agreements,
      inLargest: in_largest,
      inLargestRate: percentage(in_largest, rounds),
      fewestRounds: fewest_rounds,
    },
  };
}

export async function readSwarmReplay(
  { db }: SwarmDeps,
  replayId: string,
): Promise<{ replay: SwarmReplay }> {
  const row = await findSwarmByReplay(db.read, replayId);
  // What never began has nothing to show.
  if (!row || row.status === 'gathering' || row.outcome === 'abandoned') {
    throw new Refusal('not_found');
  }
  const members = await membersOf(db.read, row.id);
  return { replay: presentReplay({ row, game: swarmFromRow(row), members }) };
}

/** For posts: what a reader may know of these swarms. */
export async function loadAttachedSwarms(
  { db }: Pick<SwarmDeps, 'db'>,
  swarmIds: readonly string[],
): Promise<Map<string, AttachedSwarm>> {
  const rows = await findSwarms(db.read, swarmIds);
  return new Map(
    rows.map((row) => {
      const game = swarmFromRow(row);
      const view = swarmViewFor(game, null);
      const covered = game.status !== 'over';
      const attached: AttachedSwarm = {
        covered,
        replayId: row.replay_id,
        ...(covered && row.group_id !== null && { code: row.code }),
        minds: countPlaying(view),
        rounds: game.rounds.length,
        ...(game.outcome && { outcome: game.outcome }),
        ...(!covered && { togetherness: togethernessOf(game) }),
      };
      return [row.id, attached];
    }),
  );
}

/** Whether a player sat at it and still may see it, so that they may post it; also while it is being played. */
export async function satAtSwarm(
  { db }: Pick<SwarmDeps, 'db'>,
  playerId: string,
  swarmId: string,
): Promise<boolean> {
  const found = await findSwarms(db.read, [swarmId]);
  const [row] = await rowsVisibleTo(db.read, found, playerId);
  if (!row || row.status === 'gathering' || row.outcome === 'abandoned') return false;
  const seat = memberOf(await membersOf(db.read, swarmId), playerId)?.seat;
  return seat != null && swarmFromRow(row).seats[seat]?.state !== 'removed';
}
