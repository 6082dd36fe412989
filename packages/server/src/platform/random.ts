import { randomBytes, randomInt } from 'node:crypto';

/** The only place that draws random numbers. */

/** 96 bits in lower-case letters and digits: opaque, unguessable, fine in a URL. */
export function randomId(prefix: string): string {
  const bits = BigInt(`0x${pooledRandomBytes(12).toString('hex')}`);
  return `${prefix}_${bits.toString(36).padStart(19, '0')}`;
}

const poolSize = 4096;
let pool = Buffer.alloc(0);

/** Bytes from a pool, each returned once: a system call for thousands takes as long as one for a few. */
export function pooledRandomBytes(count: number): Buffer {
  if (pool.length < count) pool = randomBytes(Math.max(count, poolSize));
  const bytes = Buffer.from(pool.subarray(0, count));
  pool = pool.subarray(count);
  return bytes;
}

/** A whole number from 0 to count - 1. */
export const randomIndex = (count: number): number => randomInt(count);
