import type { CallInput, CallReply } from '@bee-jinx/contract';
import { stripHiddenCharacters } from '@bee-jinx/game';
import { Refusal } from '../../platform/refusal.ts';
import type { FeedbackDeps } from './deps.ts';
import { presentFeedback } from './present-feedback.ts';
import { countByState, findFeedback, updateFeedback } from './queries.ts';

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
