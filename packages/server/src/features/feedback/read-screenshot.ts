import type { CallReply } from '@bee-jinx/contract';
import { Refusal } from '../../platform/refusal.ts';
import type { FeedbackDeps } from './deps.ts';
import { findScreenshot } from './queries.ts';

export async function readScreenshot(
  { db }: FeedbackDeps,
  feedbackId: string,
): Promise<CallReply<'readFeedbackScreenshot'>> {
  const picture = await findScreenshot(db.read, feedbackId);
  if (!picture) throw new Refusal('not_found');
  return { type: picture.type, base64: Buffer.from(picture.bytes).toString('base64') };
}
