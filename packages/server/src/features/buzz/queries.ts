import type { Reaction } from '@bee-jinx/game';
import { sql as raw } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { ownedKeys, type RowKey, reassignRows } from '../../platform/database/owned-rows.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { hasBlockBetween } from '../friends/blocks/queries.ts';

export type BuzzRow = Tables['buzz'];
export type ReadableBuzzRow = NonNullable<Awaited<ReturnType<typeof findReadable>>>;

/** Positions are finer than the clock, so that posts of one millisecond have an order. */
export const positionsPerMs = 1000;

export const feedOfGroup = (groupId: string): string => `group:${groupId}`;
export const feedOfFriends = (authorId: string): string => `friends:${authorId}`;

/** Posts of one hive, of the reader and their friends, or (undefined) all that they can read. */
export type Feed = { groupId: string } | 'friends' | undefined;

/**
 * The newest posts of each feed, found by the index, and of those the newest: the cost grows with the number of feeds
 * and not with that of their posts.
 */
export function newestBuzz(
  sql: Reader,
  readerId: string,
  filter: { feed: Feed; before: number | undefined; limit: number },
) {
  const { feed, before, limit } = filter;
  const isBefore = (position: string) =>
    before === undefined ? raw<boolean>`true` : raw<boolean>`${raw.ref(position)} < ${before}`;
  // The offset makes SQLite read a feed's own last post of the page, and not one of all feeds.
  const lastOfPage = raw<number>`coalesce((
    select newer.position from buzz as newer left join groups as hive on hive.id = newer.group_id
    where newer.feed = feeds.feed and ${isBefore('newer.position')} and ${isVisibleTo(readerId, 'newer', 'hive')}
    order by newer.position desc limit 1 offset ${limit - 1}), 0)`;
  return selectPosts(sql, feedsOf(readerId, feed))
    .where(raw<boolean>`buzz.position >= ${lastOfPage}`)
    .where(isBefore('buzz.position'))
    .where(isVisibleTo(readerId, 'buzz', 'groups'))
    .orderBy('buzz.position', 'desc')
    .limit(limit)
    .execute();
}

export function findReadable(sql: Reader, readerId: string, buzzId: string) {
  return selectPosts(sql, feedsOf(readerId, undefined))
    .where('buzz.id', '=', buzzId)
    .where(isVisibleTo(readerId, 'buzz', 'groups'))
    .executeTakeFirst();
}

/** Whoever may read it, and also while it is hidden. */
export function findPost(sql: Reader, buzzId: string) {
  return selectPosts(sql, raw<string>`select feed from buzz where id = ${buzzId}`)
    .where('buzz.id', '=', buzzId)
    .executeTakeFirst();
}

/** The feeds of which the reader sees posts, by membership and friendship. */
function feedsOf(readerId: string, feed: Feed) {
  if (typeof feed === 'object') return raw<string>`select ${feedOfGroup(feed.groupId)} as feed`;
  const friends = raw<string>`
    select ${raw.lit('friends:')} || friend_id as feed from friendships where player_id = ${readerId}
    union all select ${feedOfFriends(readerId)}`;
  if (feed === 'friends') return friends;
  return raw<string>`
    select ${raw.lit('group:')} || group_id as feed from group_members
    join groups on groups.id = group_members.group_id and groups.ended_at is null
    where player_id = ${readerId} and left_at is null
    union all ${friends}`;
}

/** Posts of these feeds, with the names around them. To SQLite a cross join says that feeds come first. */
function selectPosts(sql: Reader, feeds: ReturnType<typeof feedsOf>) {
  return sql
    .selectFrom(raw<{ feed: string }>`(${feeds})`.as('feeds'))
    .crossJoin('buzz')
    .innerJoin('players', 'players.id', 'buzz.author_id')
    .leftJoin('groups', 'groups.id', 'buzz.group_id')
    .selectAll('buzz')
    .select([
      'players.display_name as author_name',
      'groups.name as group_name',
      'groups.owner_id as group_owner_id',
    ])
    .whereRef('buzz.feed', '=', 'feeds.feed');
}

/** Neither hidden nor across a block; but the owner of a hive reads all of it, because they moderate it. */
function isVisibleTo(readerId: string, post: 'buzz' | 'newer', group: 'groups' | 'hive') {
  const author = raw.ref<string>(`${post}.author_id`);
  return raw<boolean>`
    (${raw.ref(`${post}.report_state`)} is null or ${raw.ref(`${post}.report_state`)} != 'hidden')
    and (${raw.ref(`${group}.owner_id`)} = ${readerId}
      or not ${hasBlockBetween(raw.val(readerId), author)})`;
}

/** Counts per post and reaction, and whether the reader's own is among them. */
export async function reactionsTo(sql: Reader, buzzIds: readonly string[], readerId: string) {
  if (buzzIds.length === 0) return [];
  return sql
    .selectFrom('buzz_reactions')
    .select((row) => [
      'buzz_id',
      'reaction',
      row.fn.countAll<number | string>().as('count'),
      row.fn
        .sum<number | string>(row.case().when('player_id', '=', readerId).then(1).else(0).end())
        .as('is_mine'),
    ])
    .where('buzz_id', 'in', [...buzzIds])
    .groupBy(['buzz_id', 'reaction'])
    .execute();
}

/**
 * At its position or the next free one. The unique index decides, also between two servers; an uncommitted post of
 * another transaction is waited for.
 */
export async function insertBuzz(sql: Writer, row: BuzzRow): Promise<void> {
  for (let position = row.position; ; position += 1) {
    const { numInsertedOrUpdatedRows } = await sql
      .insertInto('buzz')
      .values({ ...row, position })
      .onConflict((conflict) => conflict.column('position').doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 1) return;
  }
}

/** When the author posted their nth newest post, if that was after `since`. */
export async function nthNewestPostTime(
  sql: Writer,
  authorId: string,
  { limit, since }: { limit: number; since: number },
): Promise<number | undefined> {
  const row = await sql
    .selectFrom('buzz')
    .select('created_at')
    .where('author_id', '=', authorId)
    .where('position', '>', since * positionsPerMs)
    .orderBy('position', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export function findByPostKey(sql: Reader, authorId: string, postKey: string) {
  return sql
    .selectFrom('buzz')
    .select('id')
    .where('author_id', '=', authorId)
    .where('post_key', '=', postKey)
    .executeTakeFirst();
}

export async function deleteBuzzRow(sql: Writer, buzzId: string): Promise<void> {
  await sql.deleteFrom('buzz').where('id', '=', buzzId).execute();
}

/** Returns the new version. */
export async function bumpBuzzVersion(sql: Writer, buzzId: string): Promise<number> {
  const { version } = await sql
    .updateTable('buzz')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', buzzId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function upsertReaction(
  sql: Writer,
  buzzId: string,
  playerId: string,
  reaction: Reaction,
): Promise<void> {
  await sql
    .insertInto('buzz_reactions')
    .values({ buzz_id: buzzId, player_id: playerId, reaction })
    .onConflict((conflict) => conflict.columns(['buzz_id', 'player_id']).doUpdateSet({ reaction }))
    .execute();
}

export async function deleteReaction(sql: Writer, buzzId: string, playerId: string): Promise<void> {
  await sql
    .deleteFrom('buzz_reactions')
    .where('buzz_id', '=', buzzId)
    .where('player_id', '=', playerId)
    .execute();
}

/** Everybody who can read the post, the author included. Friends can't have blocked each other. */
export async function findReaderIds(
  sql: Reader,
  { group_id, author_id }: Pick<BuzzRow, 'group_id' | 'author_id'>,
): Promise<string[]> {
  const rows = await (group_id === null
    ? sql.selectFrom('friendships').select('friend_id as id').where('player_id', '=', author_id)
    : sql
        .selectFrom('group_members')
        .innerJoin('groups', 'groups.id', 'group_members.group_id')
        .select('group_members.player_id as id')
        .where('group_id', '=', group_id)
        .where('left_at', 'is', null)
        .where((row) =>
          row.or([
            row('groups.owner_id', '=', row.ref('group_members.player_id')),
            row.not(hasBlockBetween(row.ref('group_members.player_id'), row.val(author_id))),
          ]),
        )
  ).execute();
  return [...new Set([author_id, ...rows.map(({ id }) => id)])];
}

/** Keyset pages for exports. */
export function buzzAfter(sql: Reader, authorId: string, position: number, limit: number) {
  return sql
    .selectFrom('buzz')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute();
}

export function countBuzzBy(sql: Reader, authorId: string): Promise<number> {
  return countRows(sql.selectFrom('buzz').where('author_id', '=', authorId));
}

const ownReactions = { table: 'buzz_reactions', key: 'buzz_id', owner: 'player_id' } as const;

/** Posts that the first has reacted to and the second has not. */
export async function reactionsOnlyOf(sql: Reader, playerId: string, otherId: string) {
  const others = new Set(await ownedKeys(sql, ownReactions, otherId));
  return (await ownedKeys(sql, ownReactions, playerId)).filter((id) => !others.has(id));
}

/** The inverse of `reassignBuzz`, for these posts and reactions. What was reported stays reported by the account. */
export async function returnBuzz(
  sql: Writer,
  { posts, reactions }: { posts: string[]; reactions: RowKey[] },
  from: string,
  to: string,
) {
  await reassignRows(sql, ownReactions, reactions, from, to);
  const returned = [];
  for (const id of posts) returned.push(...(await setAuthor(sql, from, to, id)));
  return returned;
}

/**
 * Returns the posts that were moved. Where both players used the same key or reacted to the same post, the account's
 * stays.
 */
export async function reassignBuzz(sql: Writer, from: string, to: string) {
  await sql
    .updateTable('buzz')
    .set({ post_key: null })
    .where('author_id', '=', from)
    .where('post_key', 'in', (row) =>
      row.selectFrom('buzz as own').select('own.post_key').where('own.author_id', '=', to),
    )
    .execute();
  const moved = await setAuthor(sql, from, to);
  for (const [table, column] of [
    ['buzz_reactions', 'player_id'],
    ['buzz_reports', 'reporter_id'],
  ] as const) {
    await raw`
      update ${raw.table(table)} set ${raw.ref(column)} = ${to}
      where ${raw.ref(column)} = ${from} and not exists (
        select 1 from ${raw.table(table)} as own
        where own.buzz_id = ${raw.ref(`${table}.buzz_id`)} and own.${raw.ref(column)} = ${to}
      )`.execute(sql as never);
  }
  await sql
    .updateTable('buzz_report_answers')
    .set({ admin_id: to })
    .where('admin_id', '=', from)
    .execute();
  return moved;
}

function setAuthor(sql: Writer, from: string, to: string, id?: string) {
  return sql
    .updateTable('buzz')
    .set((row) => ({
      author_id: to,
      version: row('version', '+', 1),
      feed: row
        .case()
        .when('group_id', 'is', null)
        .then(feedOfFriends(to))
        .else(row.ref('feed'))
        .end(),
    }))
    .where('author_id', '=', from)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['id', 'version', 'feed', 'group_id', 'author_id'])
    .execute();
}

/** A hive that the player is in, or their own friends group. */
export function findReadableGroup(sql: Reader, playerId: string, groupId: string) {
  return sql
    .selectFrom('groups')
    .leftJoin('group_members', (join) =>
      join
        .onRef('group_members.group_id', '=', 'groups.id')
        .on('group_members.player_id', '=', playerId)
        .on('group_members.left_at', 'is', null),
    )
    .select('groups.type')
    .where('groups.id', '=', groupId)
    .where('groups.ended_at', 'is', null)
    .where((group) =>
      group.or([
        group('groups.friends_of', '=', playerId),
        group('group_members.player_id', 'is not', null),
      ]),
    )
    .executeTakeFirst();
}
