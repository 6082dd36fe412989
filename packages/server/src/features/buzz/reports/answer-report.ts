import { parseHiveDescription } from '@bee-jinx/game';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BuzzDeps } from '../deps.ts';
import { signalReaders } from '../signal-readers.ts';
import { closeReport, insertAnswer, isReported } from './queries.ts';

interface Decision {
  buzzId: string;
  answer: 'hide' | 'keep';
  reason: string;
}

/** An admin hides it from everybody, or lets it stand. Either can be changed later; every decision stays on record. */
export async function answerReport(
  deps: BuzzDeps,
  admin: { playerId: string; requestId: string },
  { buzzId, answer, reason: typed }: Decision,
): Promise<{ answer: 'hidden' | 'kept' }> {
  const { db, clock, record } = deps;
  const reason = validateReason(typed, answer === 'hide');
  const state = answer === 'hide' ? 'hidden' : 'kept';
  if (!(await isReported(db.read, buzzId))) throw new Refusal('not_found');
  await record({ ...admin, act: `report of ${buzzId}: ${state}${reason && `, ${reason}`}` });
  const now = clock.now();
  const post = await db.transaction([`buzz:${buzzId}`], async (sql) => {
    const settled = await closeReport(sql, buzzId, state);
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
  await signalReaders(deps, post, post.version);
  return { answer: state };
}

function validateReason(typed: string, isNeeded: boolean): string {
  const reason = parseHiveDescription(typed);
  if (reason || (reason === '' && !isNeeded)) return reason;
  const message = 'A reason has 1 to 280 characters, none of them hidden.';
  throw new Refusal('invalid_input', { message, details: { fields: { reason: message } } });
}
