import { type InviteCode, inviteCodeBytes, makeInviteCode } from '@bee-jinx/game';
import { randomOctets } from '../../platform/chance.ts';
import type { Writer } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { acceptableCode } from './acceptable-group.ts';
import { isCodeTaken } from './queries.ts';

/** The one that the owner has picked, or one that we make. The unique index has the last word. */
export async function codeFor(
  sql: Writer,
  picked: string | null | undefined,
  groupId: string,
): Promise<InviteCode> {
  if (picked != null && picked.trim() !== '') {
    const code = acceptableCode(picked);
    if (await isCodeTaken(sql, code.key, groupId)) throw new Refusal('invite_code_taken');
    return code;
  }
  for (;;) {
    const code = makeInviteCode(randomOctets(inviteCodeBytes));
    if (!(await isCodeTaken(sql, code))) return { code, key: code };
  }
}

/** Transactions that decide about one code run one after the other. */
export function codeLock(picked: string | null | undefined): string[] {
  return picked != null && picked.trim() !== ''
    ? [`invite-code:${acceptableCode(picked).key}`]
    : [];
}
