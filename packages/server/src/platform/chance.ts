import { randomBytes, randomInt } from 'node:crypto';

/** The only place that draws random numbers. */

/** 96 bits in lower-case letters and digits: opaque, unguessable, fine in a URL. */
export function randomId(prefix: string): string {
  const bits = BigInt(`0x${randomOctets(12).toString('hex')}`);
  return `${prefix}_${bits.toString(36).padStart(19, '0')}`;
}

const drawnAtOnce = 4096;
let drawn = Buffer.alloc(0);

/** Each is given out once. They are drawn by the thousand: to ask the system for a few takes as long. */
export function randomOctets(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(Math.max(count, drawnAtOnce));
  const octets = Buffer.from(drawn.subarray(0, count));
  drawn = drawn.subarray(count);
  return octets;
}

/** A whole number from 0 to count - 1. */
export const randomChoice = (count: number): number => randomInt(count);
