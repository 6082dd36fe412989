import type { Database } from '../platform/database/database.ts';

const measurements = 5;

/** The reads of the server while it answers: the fewest of several measurements, as background sweeps read too. */
export async function countStatements(db: Database, work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = [];
  while (counts.length < measurements) counts.push(await countOnce(db, work));
  const fewest = Math.min(...counts);
  // Zero compared with zero would prove nothing: the reads are in a transaction, which has another executor.
  if (fewest === 0) throw new Error('No statement was counted.');
  return fewest;
}

/** Counted at Kysely's executor. */
async function countOnce(db: Database, work: () => Promise<unknown>): Promise<number> {
  const reader = db.read as unknown as {
    getExecutor(): { executeQuery(...query: unknown[]): Promise<unknown> };
  };
  const executor = reader.getExecutor();
  const original = executor.executeQuery;
  let count = 0;
  executor.executeQuery = (...query) => {
    count += 1;
    return original.apply(executor, query);
  };
  try {
    await work();
  } finally {
    executor.executeQuery = original;
  }
  return count;
}
