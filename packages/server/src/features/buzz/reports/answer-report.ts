import { readDescription } from '@bee-jinx/game';
import { randomId } from '../../../platform/chance.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { announce } from '../announce.ts';
import type { BuzzParts } from '../parts.ts';
import { insertAnswer, isReported, settleReport } from './queries.ts';

interface Decision {
  buzzId: string;
  answer: 'hide' | 'keep';
  reason: string;
}

/** An admin hides it from everybody, or lets it stand. Either can be changed later; every decision stays on record. */
export async function answerReport(
  parts: BuzzParts,
  admin: { playerId: string; requestId: string },
  { buzzId, answer, reason: typed }: Decision,
): Promise<{ answer: 'hidden' | 'kept' }> {
  const { db, clock, record } = parts;
  const reason = acceptableReason(typed, answer === 'hide');
  const state = answer === 'hide' ? 'hidden' : 'kept';
  if (!(await isReported(db.read, buzzId))) throw new Refusal('not_found');
  await record({ ...admin, act: `report of ${buzzId}: ${state}${reason && `, ${reason}`}` });
  const now = clock.now();
  const post = await db.transaction([`buzz:${buzzId}`], async (sql) => {
    const settled = await settleReport(sql, buzzId, state);
    if (!settled) return undefined;
    await insertAnswer(sql, {
      id: randomId('answer'),
      buzz_id: buzzId,
      admin_id: admin.playerId,
      answer: state,
      reason,
      at: now,
    });
    return settled;
  });
  if (!post) throw new Refusal('not_found');
  await announce(parts, post, post.version);
  return { answer: state };
}

function acceptableReason(typed: string, isNeeded: boolean): string {
  const reason = readDescription(typed);
  if (reason || (reason === '' && !isNeeded)) return reason;
  const message = 'A reason has 1 to 280 characters, none of them hidden.';
  throw new Refusal('invalid_input', { message, details: { fields: { reason: message } } });
}
