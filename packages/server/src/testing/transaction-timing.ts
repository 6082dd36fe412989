import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import type { TestServer } from './test-server.ts';

/**
 * Delays the next transactions whose keys have the prefix, so that a test can act between a call's checks and its
 * writes. `reached` resolves when `count` are waiting; later ones pass.
 */
export function holdTransactions(db: Database, keyPrefix: string, count = 1) {
  const real = db.transaction;
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let held = 0;
  db.transaction = async (keys, ...rest) => {
    if (keys.some((key) => key.startsWith(keyPrefix))) {
      held += 1;
      if (held === count) {
        db.transaction = real;
        reached.resolve();
      }
      await released.promise;
    }
    return real(keys, ...rest);
  };
  return { reached: reached.promise, release: released.resolve };
}

/** The keys of all transactions from now on, until the test ends. */
export function recordTransactionKeys(db: Database): string[] {
  const real = db.transaction;
  const recorded: string[] = [];
  db.transaction = (keys, ...rest) => {
    recorded.push(...keys);
    return real(keys, ...rest);
  };
  onTestFinished(() => {
    db.transaction = real;
  });
  return recorded;
}

/** Resolves when a PostgreSQL session waits for a lock, or when `work` ends. */
export async function waitForLock(
  { database: place }: TestServer,
  work: Promise<unknown> | undefined,
) {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work?.then(end, end);
  const client = new pg.Client(place.databaseUrl);
  await client.connect();
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (!hasEnded && (await client.query(waiting)).rows.length === 0);
  await client.end();
}
