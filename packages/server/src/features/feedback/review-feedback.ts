import type { CallInput, CallReply, Feedback } from '@bee-jinx/contract';
import { stripHiddenCharacters } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FeedbackDeps } from './deps.ts';
import {
  countByState,
  type FeedbackWithAuthorRow,
  feedbackBefore,
  findFeedback,
  findScreenshot,
  updateFeedback,
} from './queries.ts';

const list = 'feedback';

export async function listFeedback(
  { db, cursors }: FeedbackDeps,
  { cursor, limit, ...filter }: CallInput<'listFeedback'>['query'],
): Promise<CallReply<'listFeedback'>> {
  const before = cursor === undefined ? undefined : cursors.read(list, cursor);
  const rows = await feedbackBefore(db.read, { ...filter, before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    feedback: shown.map(presentFeedback),
    counts: await countByState(db.read),
    ...(last && rows.length > limit && { nextCursor: cursors.write(list, last.number) }),
  };
}

export async function changeFeedback(
  { db, clock }: FeedbackDeps,
  feedbackId: string,
  { state, note }: CallInput<'changeFeedback'>['body'],
): Promise<CallReply<'changeFeedback'>> {
  const changed_at = clock.now();
  const row = await db.transaction([`feedback:${feedbackId}`], async (sql) => {
    await updateFeedback(sql, feedbackId, {
      changed_at,
      ...(state !== undefined && { state }),
      ...(note !== undefined && { note: stripHiddenCharacters(note).trim() || null }),
    });
    return findFeedback(sql, feedbackId);
  });
  if (!row) throw new Refusal('not_found');
  return { feedback: presentFeedback(row), counts: await countByState(db.read) };
}

export async function readScreenshot(
  { db }: FeedbackDeps,
  feedbackId: string,
): Promise<CallReply<'readFeedbackScreenshot'>> {
  const picture = await findScreenshot(db.read, feedbackId);
  if (!picture) throw new Refusal('not_found');
  return { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') };
}

/** As its author sees it. */
export function presentOwn(row: Omit<FeedbackWithAuthorRow, 'display_name'>) {
  return {
    feedbackId: row.id,
    sentAt: formatIsoTime(row.created_at),
    kind: row.kind,
    text: row.text,
    ...(row.contact !== null && { contact: row.contact }),
    screen: row.screen,
    version: row.version,
    hasScreenshot: row.screenshot_feedback_id !== null,
    ...(row.appeals_to !== null && { appealsTo: row.appeals_to }),
  };
}

/** As admins see it. */
function presentFeedback(row: FeedbackWithAuthorRow): Feedback {
  return {
    ...presentOwn(row),
    number: row.number,
    userId: row.player_id,
    displayName: row.display_name,
    state: row.state,
    ...(row.note !== null && { note: row.note }),
    ...(row.changed_at !== null && { changedAt: formatIsoTime(row.changed_at) }),
  };
}
