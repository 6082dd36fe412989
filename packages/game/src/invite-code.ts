import { friendCodeBytes, makeFriendCode } from './friend-code.ts';

/**
 * The invite code of a hive: generated like a friend code, with 40 bits, or chosen by the owner, who decides how
 * guessable it is.
 */
export const inviteCodeLength = { min: 6, max: 20 } as const;
export const inviteCodeBytes = friendCodeBytes;
export const makeInviteCode = makeFriendCode;

export const inviteCodeMessage = `A code has ${inviteCodeLength.min} to ${inviteCodeLength.max} letters (A to Z) and digits.`;

export interface InviteCode {
  /** As it is shown. */
  code: string;
  /** For lookups: letters that look alike are the same, so that no two hives have codes that look alike. */
  key: string;
}

/** As typed by a person: lower case, spaces and dashes are fine, and O means 0, I and L mean 1. */
export function parseInviteCode(typed: string): InviteCode | undefined {
  if (typed.length > 200) return undefined;
  const code = typed.toUpperCase().replace(/[\s-]/g, '');
  const isCode =
    /^[A-Z0-9]+$/.test(code) &&
    code.length >= inviteCodeLength.min &&
    code.length <= inviteCodeLength.max;
  return isCode ? { code, key: code.replaceAll('O', '0').replace(/[IL]/g, '1') } : undefined;
}
