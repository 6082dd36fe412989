import type { Reader, Writer } from '../../platform/database/database.ts';
import type { RowKey } from '../../platform/database/owned-rows.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { FeedbackDeps } from './deps.ts';
import {
  countFeedbackOf,
  type FeedbackWithAuthorRow,
  feedbackAfter,
  feedbackIdsOf,
  reassignFeedback,
  returnFeedback,
} from './queries.ts';
import { presentOwn } from './review-feedback.ts';

export function exportFeedback({ db }: Pick<FeedbackDeps, 'db'>, playerId: string) {
  const pages = paginate<FeedbackWithAuthorRow>((last, limit) =>
    feedbackAfter(db.read, playerId, last?.number ?? 0, limit),
  );
  return mapPages(pages, (rows) => rows.map(presentOwn));
}

export const feedbackMergeStep = {
  collection: 'feedback',

  async count(sql: Reader, from: string) {
    return { moves: await countFeedbackOf(sql, from), meets: 0 };
  },

  async move(sql: Writer, from: string, to: string) {
    const memo = await feedbackIdsOf(sql, from);
    await reassignFeedback(sql, from, to);
    return { signals: [], memo };
  },

  async undo(sql: Writer, ids: RowKey[], guestId: string, accountId: string) {
    return { signals: [], returned: await returnFeedback(sql, ids, accountId, guestId) };
  },
};
