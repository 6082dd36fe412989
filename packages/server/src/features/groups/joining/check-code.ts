import type { CallReply } from '@bee-jinx/contract';
import { errors } from '@bee-jinx/contract';
import { Refusal } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import { isCodeTaken } from '../queries.ts';
import { validateInviteCode } from '../validate-group.ts';

/** For the form, while somebody types: what the owner could be told no for. */
export async function checkInviteCode(
  { db }: GroupsDeps,
  typed: string,
): Promise<CallReply<'checkInviteCode'>> {
  try {
    const { code, key } = validateInviteCode(typed);
    if (!(await isCodeTaken(db.read, key))) return { available: true, code };
    return { available: false, code, reason: errors.invite_code_taken.message };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { available: false, reason: error.message };
  }
}
