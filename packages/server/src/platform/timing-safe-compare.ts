import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time wherever the two differ, and however long they are. */
export function isEqualTimingSafe(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
