import { normalizeTypedCode, toBase32 } from './base32.ts';

/** Bounds a list that is read as a whole, with the presence of all friends. */
export const maxFriends = 500;

export const friendCodePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/;
export const friendCodeBytes = 5;

/** Eight characters, which are exactly 40 bits. */
export function makeFriendCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== friendCodeBytes) throw new Error('A friend code is made of 5 bytes.');
  return toBase32(randomBytes);
}

export function parseFriendCode(typed: string): string | undefined {
  const code = normalizeTypedCode(typed);
  return friendCodePattern.test(code) ? code : undefined;
}
