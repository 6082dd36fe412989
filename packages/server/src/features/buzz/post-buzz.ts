import type { BuzzPost } from '@bee-jinx/contract';
import { buzzAdvice, readBuzz } from '@bee-jinx/game';
import { randomChoice, randomId } from '../../platform/chance.ts';
import { refuseBeyond } from '../../platform/daily-cap.ts';
import { isIndecent } from '../../platform/decency.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announce } from './announce.ts';
import { feedNamed } from './feed.ts';
import type { BuzzParts } from './parts.ts';
import { presentBuzz } from './present-buzz.ts';
import {
  type BuzzRow,
  feedOfFriends,
  feedOfGroup,
  findByPostKey,
  findReadable,
  insertBuzz,
  positionsPerMs,
  postedSince,
} from './queries.ts';

/** Nobody has more to say in a day; a script that fills the disk and everybody's feed has. */
const mostPerDay = 200;

interface Wish {
  text: string;
  groupId?: string | null | undefined;
  puzzleNumber?: number | null | undefined;
}

/** To a hive of mine, or to my friends. */
export async function postBuzz(
  parts: BuzzParts,
  { playerId }: Caller,
  wish: Wish,
  postKey: string | null,
): Promise<{ buzz: BuzzPost }> {
  const { db, clock } = parts;
  const text = acceptableText(wish);
  const feed = wish.groupId ? await feedNamed(db.read, playerId, wish.groupId) : 'friends';
  const groupId = typeof feed === 'object' ? feed.groupId : null;
  await refuseUnfinished(parts, playerId, wish.puzzleNumber ?? null);
  const now = clock.now();
  const fresh: BuzzRow = {
    id: randomId('buzz'),
    position: placeInTime(now),
    feed: groupId === null ? feedOfFriends(playerId) : feedOfGroup(groupId),
    author_id: playerId,
    group_id: groupId,
    text,
    puzzle_number: wish.puzzleNumber ?? null,
    post_key: postKey,
    version: 1,
    created_at: now,
    reported_at: null,
    report_state: null,
  };
  const id = await db.transaction([`buzz-by:${playerId}`], async (sql) => {
    const posted = postKey === null ? undefined : await findByPostKey(sql, playerId, postKey);
    if (posted) return posted.id;
    await refuseBeyond(
      mostPerDay,
      now,
      (wish) => postedSince(sql, playerId, wish),
      `You have posted ${mostPerDay} times within a day. Let the others have a word; come back later.`,
    );
    await insertBuzz(sql, fresh);
    return fresh.id;
  });
  const row = await findReadable(db.read, playerId, id);
  // Taken back, or its hive left, between the first try and this one.
  if (!row) throw new Refusal('not_found');
  if (id === fresh.id) await announce(parts, fresh, fresh.version);
  const [buzz] = await presentBuzz(parts, playerId, [row]);
  return { buzz: buzz as BuzzPost };
}

function acceptableText({ text, puzzleNumber }: Wish): string {
  const ruling = readBuzz(text, puzzleNumber != null);
  if (!ruling.ok) {
    const advice = buzzAdvice[ruling.fault];
    throw new Refusal('invalid_input', { message: advice, details: { fields: { text: advice } } });
  }
  if (isIndecent(ruling.text)) throw new Refusal('text_refused');
  return ruling.text;
}

async function refuseUnfinished(
  { resultsFor }: BuzzParts,
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
const placeInTime = (now: number): number => now * positionsPerMs + randomChoice(positionsPerMs);
