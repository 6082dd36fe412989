import { Refusal } from '../../../platform/refusal.ts';
import { announce } from '../announce.ts';
import type { BuzzParts } from '../parts.ts';
import { settleReport } from './queries.ts';

/** An admin hides it from everybody, or lets it stand. Either can be changed later. */
export async function answerReport(
  parts: BuzzParts,
  buzzId: string,
  answer: 'hide' | 'keep',
): Promise<{ answer: 'hidden' | 'kept' }> {
  const state = answer === 'hide' ? 'hidden' : 'kept';
  const post = await parts.db.transaction([`buzz:${buzzId}`], (sql) =>
    settleReport(sql, buzzId, state),
  );
  if (!post) throw new Refusal('not_found');
  await announce(parts, post, post.version);
  return { answer: state };
}
