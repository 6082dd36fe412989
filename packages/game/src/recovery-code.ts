import { normalizeTypedCode, toBase32 } from './base32.ts';

/** 80 bits: too many to guess, even for somebody who has the hashes. */
export const recoveryCodeBytes = 10;
export const recoveryCodesInSet = 10;

/** Sixteen characters in groups of four, as they are shown and written down. */
export function makeRecoveryCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== recoveryCodeBytes) {
    throw new Error('A recovery code is made of 10 bytes.');
  }
  return formatInGroups(toBase32(randomBytes));
}

/** The code as it was shown, however it was typed. */
export function parseRecoveryCode(typed: string): string | undefined {
  const code = normalizeTypedCode(typed);
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? formatInGroups(code) : undefined;
}

const formatInGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');
