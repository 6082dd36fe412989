/**
 * Crockford's base 32, for codes that are read out: it leaves out I, L, O and U, so that no two characters look alike.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight characters for every five bytes. */
export function toBase32(bytes: Uint8Array): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  let text = '';
  for (let shift = BigInt(bytes.length * 8 - 5); shift >= 0n; shift -= 5n) {
    text += alphabet[Number((bits >> shift) & 31n)];
  }
  return text;
}

/** As typed by a person: lower case, spaces and dashes are fine, and O means 0, I and L mean 1. */
export const normalizeTypedCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
