import type { BuzzPost, CallReply } from '@bee-jinx/contract';
import { hasHivePermission, type Reaction } from '@bee-jinx/game';
import type { Reader } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BuzzDeps } from './deps.ts';
import {
  type Feed,
  findReadableGroup,
  newestBuzz,
  type ReadableBuzzRow,
  reactionsTo,
} from './queries.ts';

/** A group that the player isn't in gets the same reply as an unknown one. */
export async function findFeed(sql: Reader, playerId: string, groupId: string): Promise<Feed> {
  const group = await findReadableGroup(sql, playerId, groupId);
  if (!group) throw new Refusal('group_not_found', { message: 'You aren’t in that hive.' });
  return group.type === 'friends' ? 'friends' : { groupId };
}

const pageSize = 20;

export async function listBuzz(
  deps: BuzzDeps,
  { playerId }: Caller,
  input: { groupId?: string | undefined; cursor?: string | undefined },
): Promise<CallReply<'listBuzz'>> {
  const feed = input.groupId && (await findFeed(deps.db.read, playerId, input.groupId));
  const list = `buzz:${playerId}:${input.groupId ?? ''}`;
  const before = input.cursor === undefined ? undefined : deps.cursors.read(list, input.cursor);
  const rows = await newestBuzz(deps.db.read, playerId, {
    feed: feed || undefined,
    before,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    buzz: await presentBuzz(deps, playerId, page),
    ...(last && { nextCursor: deps.cursors.write(list, last.position) }),
  };
}

/** A page of posts as one reader sees it, with three more queries for the whole page. */
export async function presentBuzz(
  { db, resultsFor, swarmsFor }: BuzzDeps,
  readerId: string,
  rows: readonly ReadableBuzzRow[],
): Promise<BuzzPost[]> {
  const withResult = rows.filter((row) => row.puzzle_number !== null);
  const [reactions, results, swarms] = await Promise.all([
    reactionsTo(
      db.read,
      rows.map(({ id }) => id),
      readerId,
    ),
    resultsFor(
      readerId,
      withResult.map((row) => ({
        playerId: row.author_id,
        puzzleNumber: row.puzzle_number as number,
      })),
    ),
    swarmsFor(rows.flatMap(({ swarm_id }) => swarm_id ?? [])),
  ]);
  const resultOf = new Map(withResult.map((row, index) => [row.id, results[index] ?? null]));
  return rows.map((row) => {
    const mine = reactions.filter(({ buzz_id }) => buzz_id === row.id);
    const chosen = mine.find(({ is_mine }) => Number(is_mine) > 0);
    const result = resultOf.get(row.id);
    const swarm = row.swarm_id === null ? undefined : swarms.get(row.swarm_id);
    const isMine = row.author_id === readerId;
    return {
      buzzId: row.id,
      author: { userId: row.author_id, displayName: row.author_name },
      text: row.text,
      createdAt: new Date(row.created_at).toISOString(),
      reactions: Object.fromEntries(
        mine.map(({ reaction, count }) => [reaction, Number(count)]),
      ) as Partial<Record<Reaction, number>>,
      isMine,
      canDelete: isMine || canModerate(row, readerId),
      ...(row.group_id !== null && {
        to: { groupId: row.group_id, name: row.group_name ?? '' },
      }),
      ...(result && { result }),
      ...(swarm && { swarm }),
      ...(chosen && { myReaction: chosen.reaction as Reaction }),
    };
  });
}

/** Whether the reader owns the post's hive. */
export function canModerate(row: ReadableBuzzRow, readerId: string): boolean {
  return (
    row.group_id !== null &&
    hasHivePermission(row.group_owner_id === readerId ? 'owner' : 'member', 'moderate')
  );
}
