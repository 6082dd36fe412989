import { randomBytes, randomInt } from 'node:crypto';

/** The only place that draws random numbers. */

/** 96 bits in lower-case letters and digits: opaque, unguessable, fine in a URL. */
export function randomId(prefix: string): string {
  const bits = BigInt(`0x${randomBytes(12).toString('hex')}`);
  return `${prefix}_${bits.toString(36).padStart(19, '0')}`;
}

export const randomOctets = (count: number): Uint8Array => randomBytes(count);

/** A whole number from 0 to count - 1. */
export const randomChoice = (count: number): number => randomInt(count);
