import pg from 'pg';
import type { TestServer } from './test-server.ts';

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
