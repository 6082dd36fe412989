import type { BuzzPost } from '@bee-jinx/contract';
import { buzzFaultMessages, parseBuzz } from '@bee-jinx/game';
import { enforceDailyLimit } from '../../platform/daily-limit.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isProfane } from '../../platform/profanity.ts';
import { randomId, randomIndex } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { BuzzDeps } from './deps.ts';
import { findFeed } from './find-feed.ts';
import { presentBuzz } from './present-buzz.ts';
import {
  type BuzzRow,
  feedOfFriends,
  feedOfGroup,
  findByPostKey,
  findReadable,
  insertBuzz,
  nthNewestPostTime,
  positionsPerMs,
} from './queries.ts';
import { signalReaders } from './signal-readers.ts';

/** Nobody has more to say in a day; a script that fills the disk and everybody's feed has. */
const maxPerDay = 200;

interface NewBuzz {
  text: string;
  groupId?: string | null | undefined;
  puzzleNumber?: number | null | undefined;
}

/** To a hive of mine, or to my friends. */
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
  const now = clock.now();
  const fresh: BuzzRow = {
    id: randomId('buzz'),
    position: positionAt(now),
    feed: groupId === null ? feedOfFriends(playerId) : feedOfGroup(groupId),
    author_id: playerId,
    group_id: groupId,
    text,
    puzzle_number: input.puzzleNumber ?? null,
    post_key: postKey,
    version: 1,
    created_at: now,
    reported_at: null,
    report_state: null,
  };
  const id = await db.transaction([`buzz-by:${playerId}`], async (sql) => {
    const posted = postKey === null ? undefined : await findByPostKey(sql, playerId, postKey);
    if (posted) return posted.id;
    await enforceDailyLimit(
      maxPerDay,
      now,
      (input) => nthNewestPostTime(sql, playerId, input),
      `You have posted ${maxPerDay} times within a day. Let the others have a word; come back later.`,
    );
    await insertBuzz(sql, fresh);
    return fresh.id;
  });
  const row = await findReadable(db.read, playerId, id);
  // Taken back, or its hive left, between the first try and this one.
  if (!row) throw new Refusal('not_found');
  if (id === fresh.id) await signalReaders(deps, fresh, fresh.version);
  const [buzz] = await presentBuzz(deps, playerId, [row]);
  return { buzz: buzz as BuzzPost };
}

function validateText({ text, puzzleNumber }: NewBuzz): string {
  const ruling = parseBuzz(text, puzzleNumber != null);
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

/** Anywhere within its millisecond, so that posts of one moment seldom ask for the same place. */
const positionAt = (now: number): number => now * positionsPerMs + randomIndex(positionsPerMs);
