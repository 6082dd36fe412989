import { dayMs } from '@bee-jinx/game';
import { Refusal } from './refusal.ts';

/** Refuses more than `limit` items of a player within 24 hours. `findNthNewest` returns when the item with that number was stored, if since then. */
export async function enforceDailyLimit(
  limit: number,
  now: number,
  findNthNewest: (filter: { limit: number; since: number }) => Promise<number | undefined>,
  message: string,
): Promise<void> {
  const storedAt = await findNthNewest({ limit, since: now - dayMs });
  if (storedAt === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((storedAt + dayMs - now) / 1000));
  throw new Refusal('slow_down', { message, retryAfterSeconds });
}
