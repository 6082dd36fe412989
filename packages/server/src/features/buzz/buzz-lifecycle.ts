import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { RowKey } from '../../platform/database/owned-rows.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { BuzzDeps } from './deps.ts';
import {
  type BuzzRow,
  buzzAfter,
  countBuzzBy,
  findReaderIds,
  reactionsOnlyOf,
  reassignBuzz,
  returnBuzz,
} from './queries.ts';
import { answersTo } from './reports/queries.ts';

/** Leaves out who reported and decided, and reports that were dismissed: the author isn't told of them. */
export function exportBuzz(
  { db }: Pick<BuzzDeps, 'db'>,
  playerId: string,
): AsyncIterable<CallReply<'exportMe'>['buzz']> {
  const pages = paginate<BuzzRow>((last, limit) =>
    buzzAfter(db.read, playerId, last?.position ?? 0, limit),
  );
  return mapPages(pages, async (posts) => {
    const hidden = posts.filter(({ report_state }) => report_state === 'hidden');
    const answers = await answersTo(
      db.read,
      hidden.map(({ id }) => id),
    );
    // In the order of time: the newest wins.
    const hiddenAt = new Map(
      answers.map(({ buzz_id, at }) => [buzz_id, { hiddenAt: formatIsoTime(at) }]),
    );
    return posts.map((post) => ({
      buzzId: post.id,
      text: post.text,
      createdAt: formatIsoTime(post.created_at),
      ...(post.group_id !== null && { groupId: post.group_id }),
      ...(post.puzzle_number !== null && { puzzleNumber: post.puzzle_number }),
      ...(post.swarm_id !== null && { swarmId: post.swarm_id }),
      ...hiddenAt.get(post.id),
    }));
  });
}

/** Posts are reassigned to the account. */
export const buzzMergeStep = {
  collection: 'buzz',

  async count(sql: Reader, from: string) {
    return { moves: await countBuzzBy(sql, from), meets: 0 };
  },

  /** Signals all readers, because the author's name changes. */
  async move(sql: Writer, from: string, to: string) {
    const reactions = await reactionsOnlyOf(sql, from, to);
    const moved = await reassignBuzz(sql, from, to);
    const memo: BuzzMemo = { posts: moved.map(({ id }) => id), reactions };
    return { signals: await postSignals(sql, moved), memo };
  },

  async undo(sql: Writer, memo: BuzzMemo, guestId: string, accountId: string) {
    const returned = await returnBuzz(sql, memo, accountId, guestId);
    return { signals: await postSignals(sql, returned), returned: returned.length };
  },
};

interface BuzzMemo {
  posts: string[];
  reactions: RowKey[];
}

async function postSignals(
  sql: Writer,
  reassigned: Awaited<ReturnType<typeof reassignBuzz>>,
): Promise<AddressedSignal[]> {
  const signals = [];
  for (const posts of Map.groupBy(reassigned, ({ feed }) => feed).values()) {
    const readers = posts[0] ? await findReaderIds(sql, posts[0]) : [];
    for (const { id, version } of posts) {
      signals.push({ topic: 'buzz' as const, id, version, to: readers });
    }
  }
  return signals;
}
