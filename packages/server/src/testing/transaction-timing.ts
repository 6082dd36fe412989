import pg from 'pg';
import type { Database } from '../platform/database/database.ts';
import type { TestServer } from './test-server.ts';

/**
 * Holds the next transactions back whose keys begin like this, so that somebody else can act between what a call has
 * verified and what it writes. `reached` resolves when so many wait; those that come later pass.
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

/** As PostgreSQL tells it: somebody in this database waits for somebody else. At once where `work` ends before that. */
export async function waitForLock({ place }: TestServer, work: Promise<unknown> | undefined) {
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
