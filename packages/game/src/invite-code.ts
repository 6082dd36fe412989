import { friendCodeBytes, makeFriendCode } from './friend-code.ts';

/**
 * What lets somebody into a hive. One that we make is like a friend code, 40 bits that can be read over
 * the phone; one that the owner picks is a word they like, and as guessable as they like.
 */
export const inviteCodeLength = { min: 6, max: 20 } as const;
export const inviteCodeBytes = friendCodeBytes;
export const makeInviteCode = makeFriendCode;

export const inviteCodeMessage = `A code has ${inviteCodeLength.min} to ${inviteCodeLength.max} letters (A to Z) and digits.`;

export interface InviteCode {
  /** As it is shown. */
  code: string;
  /** As it is looked for: letters that look alike are one, so two hives never have codes that do. */
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
