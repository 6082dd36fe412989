import type { CallInput, CallReply } from '@bee-jinx/contract';
import { mapPages, paginate } from '../../platform/paginate.ts';
import type { FeedbackDeps } from './deps.ts';
import { presentFeedback, presentOwn } from './present-feedback.ts';
import {
  countByState,
  type FeedbackWithAuthorRow,
  feedbackAfter,
  feedbackBefore,
} from './queries.ts';

const list = 'feedback';

export async function listFeedback(
  { db, cursors }: FeedbackDeps,
  { cursor, limit, ...wish }: CallInput<'listFeedback'>['query'],
): Promise<CallReply<'listFeedback'>> {
  const before = cursor === undefined ? undefined : cursors.read(list, cursor);
  const rows = await feedbackBefore(db.read, { ...wish, before, most: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    feedback: shown.map(presentFeedback),
    counts: await countByState(db.read),
    ...(last && rows.length > limit && { nextCursor: cursors.write(list, last.number) }),
  };
}

export function exportFeedback({ db }: Pick<FeedbackDeps, 'db'>, playerId: string) {
  const pages = paginate<FeedbackWithAuthorRow>((last, most) =>
    feedbackAfter(db.read, playerId, last?.number ?? 0, most),
  );
  return mapPages(pages, (rows) => rows.map(presentOwn));
}
