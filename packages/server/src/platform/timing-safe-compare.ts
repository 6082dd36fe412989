import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time wherever the two differ, and however long they are. */
export function isEqualTimingSafe(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
