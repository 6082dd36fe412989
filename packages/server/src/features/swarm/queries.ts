import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { keysetAfter } from '../../platform/database/keyset-after.ts';
import { nthNewestTime } from '../../platform/database/nth-newest-time.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type SwarmRow = Tables['swarms'];
type MemberRow = Tables['swarm_members'];
/** With the name of the player; null once they are deleted. */
export type NamedMemberRow = MemberRow & { display_name: string | null };
/** With the name of its hive. */
export type NamedSwarmRow = SwarmRow & { group_name: string | null };

const namedSwarms = (sql: Reader) =>
  sql
    .selectFrom('swarms')
    .leftJoin('groups', 'groups.id', 'swarms.group_id')
    .selectAll('swarms')
    .select('groups.name as group_name');

const swarmById = prepareQuery((sql: Reader, { swarmId }: { swarmId: string }) =>
  namedSwarms(sql).where('swarms.id', '=', swarmId),
);

export async function findSwarm(sql: Reader, swarmId: string): Promise<NamedSwarmRow | undefined> {
  return (await swarmById(sql, { swarmId })).rows[0];
}

const idByCode = prepareQuery((sql: Reader, { code }: { code: string }) =>
  sql.selectFrom('swarms').select('id').where('room_code', '=', code),
);

export async function findSwarmIdByCode(sql: Reader, code: string): Promise<string | undefined> {
  return (await idByCode(sql, { code })).rows[0]?.id;
}

export const findSwarmByReplay = (sql: Reader, replayId: string) =>
  namedSwarms(sql).where('replay_id', '=', replayId).executeTakeFirst();

export const findRematchOf = (sql: Reader, swarmId: string) =>
  namedSwarms(sql).where('rematch_of', '=', swarmId).executeTakeFirst();

export const findSwarmByCreateKey = (sql: Reader, playerId: string, createKey: string) =>
  namedSwarms(sql)
    .where('swarms.created_by', '=', playerId)
    .where('swarms.create_key', '=', createKey)
    .executeTakeFirst();

/** The open one, or else the last. */
export const findHiveSwarm = (sql: Reader, groupId: string) =>
  namedSwarms(sql)
    .where('swarms.group_id', '=', groupId)
    .orderBy('swarms.created_at', 'desc')
    .executeTakeFirst();

export async function findSwarms(
  sql: Reader,
  swarmIds: readonly string[],
): Promise<NamedSwarmRow[]> {
  if (swarmIds.length === 0) return [];
  return namedSwarms(sql)
    .where('swarms.id', 'in', [...swarmIds])
    .execute();
}

const namedMembers = (sql: Reader) =>
  sql
    .selectFrom('swarm_members')
    .leftJoin('players', 'players.id', 'swarm_members.player_id')
    .selectAll('swarm_members')
    .select('players.display_name');

const membersById = prepareQuery((sql: Reader, { swarmId }: { swarmId: string }) =>
  namedMembers(sql).where('swarm_id', '=', swarmId).orderBy('seat'),
);

/** Those with a seat, and those who look on. */
export async function membersOf(sql: Reader, swarmId: string): Promise<NamedMemberRow[]> {
  return (await membersById(sql, { swarmId })).rows;
}

export async function membersOfAll(
  sql: Reader,
  swarmIds: readonly string[],
): Promise<NamedMemberRow[]> {
  if (swarmIds.length === 0) return [];
  return namedMembers(sql)
    .where('swarm_id', 'in', [...swarmIds])
    .orderBy('seat')
    .execute();
}

/** False where its code, key, hive or rematch is taken. */
export async function insertSwarm(sql: Writer, row: SwarmRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('swarms')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

const swarmUpdate = prepareQuery(
  (sql: Writer, params: Partial<SwarmRow> & { swarmId: string; expectedVersion: number }) => {
    const { swarmId, expectedVersion, ...change } = params;
    return sql
      .updateTable('swarms')
      .set(change)
      .where('id', '=', swarmId)
      .where('version', '=', expectedVersion);
  },
);

/** Throws where the version no longer holds. */
export async function updateSwarm(
  sql: Writer,
  { id, version }: Pick<SwarmRow, 'id' | 'version'>,
  change: Partial<SwarmRow>,
): Promise<void> {
  const params = { ...change, version: version + 1, swarmId: id, expectedVersion: version };
  if ((await swarmUpdate(sql, params)).numAffectedRows === 1n) return;
  // The code of a serialization failure, so that the transaction is retried.
  throw Object.assign(new Error('A swarm changed under its own lock.'), { code: '40001' });
}

export async function saveMember(sql: Writer, member: MemberRow): Promise<void> {
  const { id: _id, ...change } = member;
  await sql
    .insertInto('swarm_members')
    .values(member)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
}

export async function setResult(
  sql: Writer,
  memberId: string,
  result: Pick<MemberRow, 'said' | 'agreements' | 'in_largest'>,
): Promise<void> {
  await sql.updateTable('swarm_members').set(result).where('id', '=', memberId).execute();
}

/** Swarms that a player sits or sat at. */
const swarmsOf = (sql: Reader, playerId: string) =>
  namedSwarms(sql)
    .innerJoin('swarm_members', 'swarm_members.swarm_id', 'swarms.id')
    .where('swarm_members.player_id', '=', playerId)
    .where('swarm_members.seat', 'is not', null);

export const openSwarmsOf = (sql: Reader, playerId: string, limit = 1000) =>
  swarmsOf(sql, playerId)
    .where('swarms.ended_at', 'is', null)
    .orderBy('swarms.created_at', 'desc')
    .limit(limit)
    .execute();

export const endedSwarmsOf = (sql: Reader, playerId: string, before: number, limit: number) =>
  swarmsOf(sql, playerId)
    .where('swarms.ended_at', '<', before)
    .where('swarms.outcome', '!=', 'abandoned')
    .orderBy('swarms.ended_at', 'desc')
    .limit(limit)
    .execute();

/** Page by page, for exports. */
export const swarmsAfter = (
  sql: Reader,
  playerId: string,
  last: Pick<SwarmRow, 'created_at' | 'id'> | undefined,
  limit: number,
) =>
  swarmsOf(sql, playerId)
    .where(keysetAfter(last && { 'swarms.created_at': last.created_at, 'swarms.id': last.id }))
    .orderBy('swarms.created_at')
    .orderBy('swarms.id')
    .limit(limit)
    .execute();

export const countSwarmsOf = (sql: Reader, playerId: string): Promise<number> =>
  countRows(sql.selectFrom('swarm_members').where('player_id', '=', playerId));

export const countOpenSwarmsBy = (sql: Reader, playerId: string): Promise<number> =>
  countRows(
    sql.selectFrom('swarms').where('created_by', '=', playerId).where('ended_at', 'is', null),
  );

export const nthNewestSwarmTime = (
  sql: Writer,
  playerId: string,
  filter: { limit: number; since: number },
) => nthNewestTime(sql, ['swarms', 'created_by'], playerId, filter);

/** Of swarms that count. */
export async function sumSwarmsOf(sql: Reader, playerId: string) {
  const row = await sql
    .selectFrom('swarm_members')
    .innerJoin('swarms', 'swarms.id', 'swarm_members.swarm_id')
    .where('player_id', '=', playerId)
    .where('said', '>', 0)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('swarms'),
      fn.countAll<number | string>().filterWhere('outcome', '=', 'jinx').as('jinxes'),
      fn.sum<number | string | null>('said').as('rounds'),
      fn.sum<number | string | null>('agreements').as('agreements'),
      fn.sum<number | string | null>('in_largest').as('in_largest'),
      fn.min('round_count').filterWhere('outcome', '=', 'jinx').as('fewest_rounds'),
    ])
    .executeTakeFirstOrThrow();
  const { fewest_rounds, ...sums } = row;
  const numbers = Object.entries(sums).map(([name, sum]) => [name, Number(sum ?? 0)]);
  return {
    ...(Object.fromEntries(numbers) as Record<keyof typeof sums, number>),
    fewest_rounds: fewest_rounds as number | null,
  };
}

export async function overdueSwarms(sql: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('swarms')
    .select('id')
    .where('ended_at', 'is', null)
    .where('deadline', '<=', now)
    .orderBy('deadline')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The hosts of open live tables: one of them may have vanished. */
export const hostsOfOpenSwarms = (sql: Reader, after: string, limit: number) =>
  sql
    .selectFrom('swarms')
    .innerJoin('swarm_members', (join) =>
      join
        .onRef('swarm_members.swarm_id', '=', 'swarms.id')
        .onRef('swarm_members.seat', '=', 'swarms.host_seat'),
    )
    .select(['swarms.id as swarmId', 'host_seat as host', 'player_id as playerId'])
    .where('ended_at', 'is', null)
    .where('group_id', 'is', null)
    .where('swarms.id', '>', after)
    .orderBy('swarms.id')
    .limit(limit)
    .execute();

/** Codes of rooms that ended before become free, what never began is gone, and nobody looks on for ever. */
export async function purgeSwarms(sql: Writer, before: number, now: number): Promise<void> {
  await sql
    .deleteFrom('swarms')
    .where('ended_at', '<', before)
    .where('outcome', '=', 'abandoned')
    .execute();
  await sql
    .updateTable('swarms')
    .set({ room_code: null })
    .where('ended_at', '<', before)
    .where('room_code', 'is not', null)
    .execute();
  await sql
    .deleteFrom('swarm_members')
    .where('seat', 'is', null)
    .where('watches_until', '<', now)
    .execute();
}

/** Of a hive that still stands. */
const hiveMembers = (sql: Reader, groupIds: readonly string[]) =>
  sql
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['group_members.player_id', 'group_id'])
    .where('group_id', 'in', groupIds)
    .where('left_at', 'is', null)
    .where('groups.ended_at', 'is', null);

export async function isHiveMember(
  sql: Reader,
  groupId: string,
  playerId: string,
): Promise<boolean> {
  return (await hivesAmong(sql, [groupId], playerId)).has(groupId);
}

/** Those of the hives that the player is in. */
export async function hivesAmong(
  sql: Reader,
  groupIds: readonly string[],
  playerId: string,
): Promise<Set<string>> {
  if (groupIds.length === 0) return new Set();
  const rows = await hiveMembers(sql, groupIds)
    .where('group_members.player_id', '=', playerId)
    .execute();
  return new Set(rows.map(({ group_id }) => group_id));
}

const hiveBySwarm = prepareQuery((sql: Reader, { swarmId }: { swarmId: string }) =>
  sql.selectFrom('swarms').select('group_id').where('id', '=', swarmId),
);

/** Null for a live table. */
export async function findHiveOf(sql: Reader, swarmId: string): Promise<string | null> {
  return (await hiveBySwarm(sql, { swarmId })).rows[0]?.group_id ?? null;
}

export async function hiveMemberIds(sql: Reader, groupId: string): Promise<string[]> {
  const rows = await hiveMembers(sql, [groupId]).execute();
  return rows.map(({ player_id }) => player_id);
}
