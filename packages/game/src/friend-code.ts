/**
 * Eight characters that can be read over the phone: Crockford's base 32 leaves out I, L, O and U,
 * so no two of its signs look alike, and eight of them are exactly 40 bits.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A list that is read as a whole, with everybody's presence, has an end. */
export const mostFriends = 500;

export const friendCodePattern = /^[0-9A-HJKMNP-TV-Z]{8}$/;
export const friendCodeBytes = 5;

export function makeFriendCode(randomBytes: Uint8Array): string {
  if (randomBytes.length !== friendCodeBytes) throw new Error('A friend code is made of 5 bytes.');
  let bits = 0n;
  for (const byte of randomBytes) bits = (bits << 8n) | BigInt(byte);
  let code = '';
  for (let shift = 35n; shift >= 0n; shift -= 5n) code += alphabet[Number((bits >> shift) & 31n)];
  return code;
}

/** As typed by a person: lower case, spaces and dashes are fine, and O means 0, I and L mean 1. */
export function readFriendCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return friendCodePattern.test(code) ? code : undefined;
}
