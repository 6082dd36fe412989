import type { BuzzPost } from '@bee-jinx/contract';
import { buzzFaultMessages, parseBuzz, type Reaction } from '@bee-jinx/game';
import { enforceDailyLimit } from '../../platform/daily-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isProfane } from '../../platform/profanity.ts';
import { randomId, randomIndex } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BuzzDeps } from './deps.ts';
import {
  type BuzzRow,
  bumpBuzzVersion,
  deleteBuzzRow,
  deleteReaction,
  feedOfFriends,
  feedOfGroup,
  findByPostKey,
  findPost,
  findReadable,
  findReaderIds,
  insertBuzz,
  nthNewestPostTime,
  positionsPerMs,
  upsertReaction,
} from './queries.ts';
import { canModerate, findFeed, presentBuzz } from './read-buzz.ts';

/** Far more than a person posts; stops scripts from filling the disk and everybody's feed. */
const maxPerDay = 200;

interface NewBuzz {
  text: string;
  groupId?: string | null | undefined;
  puzzleNumber?: number | null | undefined;
  swarmId?: string | null | undefined;
}

/** To a hive of the caller, or to their friends. */
export async function postBuzz(
  deps: BuzzDeps,
  { playerId }: Caller,
  input: NewBuzz,
  postKey: string | null,
): Promise<{ buzz: BuzzPost }> {
  const { db, clock } = deps;
  const text = validateText(input);
  const feed = input.groupId ? await findFeed(db.read, playerId, input.groupId) : 'friends';
  const groupId = typeof feed === 'object' ? feed.groupId : null;
  await refuseUnfinished(deps, playerId, input.puzzleNumber ?? null);
  if (input.swarmId != null && !(await deps.satAtSwarm(playerId, input.swarmId))) {
    throw new Refusal('not_your_game');
  }
  const now = clock.now();
  const fresh: BuzzRow = {
    id: randomId('buzz'),
    position: positionAt(now),
    feed: groupId === null ? feedOfFriends(playerId) : feedOfGroup(groupId),
    author_id: playerId,
    group_id: groupId,
    text,
    puzzle_number: input.puzzleNumber ?? null,
    swarm_id: input.swarmId ?? null,
    post_key: postKey,
    version: 1,
    created_at: now,
    reported_at: null,
    report_state: null,
  };
  const keys = [`buzz-by:${playerId}`, ...(groupId === null ? [] : [`group:${groupId}`])];
  const row = await db.transaction(keys, async (sql) => {
    const posted = postKey === null ? undefined : await findByPostKey(sql, playerId, postKey);
    if (posted) return findReadable(sql, playerId, posted.id);
    // Again under the lock: they may have been removed from the hive.
    if (groupId !== null) await findFeed(sql, playerId, groupId);
    await enforceDailyLimit(
      maxPerDay,
      now,
      (input) => nthNewestPostTime(sql, playerId, input),
      `You have posted ${maxPerDay} times within a day. Let the others have a word; come back later.`,
    );
    await insertBuzz(sql, fresh);
    return findReadable(sql, playerId, fresh.id);
  });
  // Deleted, or its hive left, since the first attempt.
  if (!row) throw new Refusal('not_found');
  if (row.id === fresh.id) await signalReaders(deps, fresh, fresh.version);
  const [buzz] = await presentBuzz(deps, playerId, [row]);
  return { buzz: buzz as BuzzPost };
}

function validateText({ text, puzzleNumber, swarmId }: NewBuzz): string {
  const ruling = parseBuzz(text, puzzleNumber != null || swarmId != null);
  if (!ruling.ok) {
    const advice = buzzFaultMessages[ruling.fault];
    throw new Refusal('invalid_input', { message: advice, details: { fields: { text: advice } } });
  }
  if (isProfane(ruling.text)) throw new Refusal('text_refused');
  return ruling.text;
}

async function refuseUnfinished(
  { resultsFor }: BuzzDeps,
  playerId: string,
  puzzleNumber: number | null,
): Promise<void> {
  if (puzzleNumber === null) return;
  const [result] = await resultsFor(playerId, [{ playerId, puzzleNumber }]);
  if (!result) {
    throw new Refusal('not_yet', { message: 'You haven’t finished that puzzle yet.' });
  }
}

/** Random within the millisecond, so that posts of one moment seldom collide. */
const positionAt = (now: number): number => now * positionsPerMs + randomIndex(positionsPerMs);

/**
 * By its author, also in a hive that they have left, or the owner of its hive. Also while an admin hides it, so that it
 * doesn't come back if the admin decides otherwise. Idempotent.
 */
export async function deleteBuzz(
  { db, live }: BuzzDeps,
  { playerId }: Caller,
  buzzId: string,
): Promise<{ deleted: true }> {
  const post = await db.transaction([`buzz:${buzzId}`], async (sql) => {
    const row = await findPost(sql, buzzId);
    if (row && (row.author_id === playerId || canModerate(row, playerId))) {
      await deleteBuzzRow(sql, buzzId);
      return row;
    }
    if (await findReadable(sql, playerId, buzzId)) throw new Refusal('forbidden');
    return undefined;
  });
  if (post) {
    const signal = { topic: 'buzz', id: post.id, version: post.version + 1 } as const;
    live.sendSignal(await findReaderIds(db.read, post), signal);
  }
  return { deleted: true };
}

/** One reaction per reader: another replaces it, null removes it. */
export async function reactToBuzz(
  deps: BuzzDeps,
  { playerId }: Caller,
  buzzId: string,
  reaction: Reaction | null,
): Promise<{ buzz: BuzzPost }> {
  const { row, version } = await deps.db.transaction([`buzz:${buzzId}`], async (sql) => {
    const row = await findReadable(sql, playerId, buzzId);
    if (!row) throw new Refusal('not_found');
    if (reaction === null) await deleteReaction(sql, buzzId, playerId);
    else await upsertReaction(sql, buzzId, playerId, reaction);
    return { row, version: await bumpBuzzVersion(sql, buzzId) };
  });
  await signalReaders(deps, row, version);
  const [buzz] = await presentBuzz(deps, playerId, [row]);
  return { buzz: buzz as BuzzPost };
}

/** Call after the commit. */
export async function signalReaders(
  { db, live }: BuzzDeps,
  post: Pick<BuzzRow, 'id' | 'group_id' | 'author_id'>,
  version: number,
): Promise<void> {
  live.sendSignal(await findReaderIds(db.read, post), { topic: 'buzz', id: post.id, version });
}
