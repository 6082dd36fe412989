import { createHash } from 'node:crypto';
import { pooledRandomBytes } from '../../platform/random.ts';

/** 256 random bits for the browser; the database keeps only their hash. */
export function newToken(): string {
  return Buffer.from(pooledRandomBytes(32)).toString('base64url');
}

/** A token is random, so a plain hash can't be turned around by guessing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
