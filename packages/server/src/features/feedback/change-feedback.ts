import type { CallInput, CallReply } from '@bee-jinx/contract';
import { withoutHidden } from '@bee-jinx/game';
import { Refusal } from '../../platform/refusal.ts';
import type { FeedbackParts } from './parts.ts';
import { presentFeedback } from './present-feedback.ts';
import { countByState, findFeedback, updateFeedback } from './queries.ts';

export async function changeFeedback(
  { db, clock }: FeedbackParts,
  feedbackId: string,
  { state, note }: CallInput<'changeFeedback'>['body'],
): Promise<CallReply<'changeFeedback'>> {
  const changed_at = clock.now();
  const row = await db.transaction([`feedback:${feedbackId}`], async (sql) => {
    await updateFeedback(sql, feedbackId, {
      changed_at,
      ...(state !== undefined && { state }),
      ...(note !== undefined && { note: withoutHidden(note).trim() || null }),
    });
    return findFeedback(sql, feedbackId);
  });
  if (!row) throw new Refusal('not_found');
  return { feedback: presentFeedback(row), counts: await countByState(db.read) };
}
