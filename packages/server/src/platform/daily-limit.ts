import { Refusal } from './refusal.ts';

const dayMs = 86_400_000;

/** What bounds how much a player stores in a day: `nth` finds when their last but so many was stored, if since then. */
export async function enforceDailyLimit(
  limit: number,
  now: number,
  nth: (filter: { limit: number; since: number }) => Promise<number | undefined>,
  message: string,
): Promise<void> {
  const first = await nth({ limit, since: now - dayMs });
  if (first === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((first + dayMs - now) / 1000));
  throw new Refusal('slow_down', { message, retryAfterSeconds });
}
