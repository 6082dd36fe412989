import type { Reader, Writer } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { AccountsDeps } from '../deps.ts';

/** Bounds the retries when the player keeps joining hives meanwhile. */
const maxTries = 10;

/**
 * Excludes all other writes of both players: what was acknowledged before is seen, what comes later is refused or waits.
 * `from` is the player whose rows change hands.
 */
export async function transactionOfBoth<Result>(
  { db, mergeSteps }: Pick<AccountsDeps, 'db' | 'mergeSteps'>,
  [from, to]: readonly [from: string, to: string],
  work: (sql: Writer) => Promise<Result>,
): Promise<Result> {
  const keysOf = async (sql: Reader) => {
    const keys = [from, to].map((id) => `player:${id}`);
    for (const { keys: more } of mergeSteps) keys.push(...((await more?.(sql, from, to)) ?? []));
    return keys;
  };
  for (let left = maxTries; left > 0; left -= 1) {
    const keys = new Set(await keysOf(db.read));
    const done = await db.transaction(
      [...keys],
      async (sql) => {
        // Rows that need another lock key have been added since: retry with that key.
        if (!new Set(await keysOf(sql)).isSubsetOf(keys)) return undefined;
        return { result: await work(sql) };
      },
      { alone: [from, to] },
    );
    if (done) return done.result;
  }
  throw new Refusal('unavailable', { retryAfterSeconds: 1 });
}
