import { type CallReply, errors } from '@bee-jinx/contract';
import { type InviteCode, inviteCodeBytes, makeInviteCode } from '@bee-jinx/game';
import type { Writer } from '../../platform/database/database.ts';
import { pooledRandomBytes } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GroupsDeps } from './deps.ts';
import { isCodeTaken } from './queries.ts';
import { validateInviteCode } from './validate-group.ts';

/** The code that the owner chose, or a generated one. The unique index decides in a race. */
export async function pickInviteCode(
  sql: Writer,
  picked: string | null | undefined,
  groupId: string,
): Promise<InviteCode> {
  if (picked != null && picked.trim() !== '') {
    const code = validateInviteCode(picked);
    if (await isCodeTaken(sql, code.key, groupId)) throw new Refusal('invite_code_taken');
    return code;
  }
  for (;;) {
    const code = makeInviteCode(pooledRandomBytes(inviteCodeBytes));
    if (!(await isCodeTaken(sql, code))) return { code, key: code };
  }
}

/** Serializes transactions that claim the same code. */
export function inviteCodeLockKeys(picked: string | null | undefined): string[] {
  return picked != null && picked.trim() !== ''
    ? [`invite-code:${validateInviteCode(picked).key}`]
    : [];
}

/** For the form, while somebody types. */
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
