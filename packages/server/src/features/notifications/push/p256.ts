import { createPublicKey, type KeyObject } from 'node:crypto';

/** P-256 points as Web Push writes them: 0x04, x, y. */

const pointLength = 65;

/** Of a public key, or of the public half of a private one. */
export function encodePublicPoint(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
}

/** Null for what is no point of the curve. */
export function decodePublicPoint(point: Buffer): KeyObject | null {
  if (point.length !== pointLength || point[0] !== 4) return null;
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) };
  try {
    return createPublicKey({ key: jwk, format: 'jwk' });
  } catch {
    return null;
  }
}
