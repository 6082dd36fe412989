import type { Database } from '../packages/server/src/platform/database/database.ts';

const repetitions = 60;

/** How many statements the server reads with while `work` runs, counted at Kysely's executor. */
export async function countDatabaseReads(
  db: Database,
  work: () => Promise<unknown>,
): Promise<number> {
  type Execute = (...query: unknown[]) => Promise<unknown>;
  const reader = db.read as unknown as { getExecutor(): { executeQuery: Execute } };
  const executor = reader.getExecutor();
  const { executeQuery } = executor;
  let count = 0;
  executor.executeQuery = (...query) => {
    count += 1;
    return executeQuery.apply(executor, query);
  };
  await work();
  executor.executeQuery = executeQuery;
  return count;
}

/** The latencies of a repeated call, without the first five. */
export async function measureLatencies(work: () => Promise<{ status: number }>): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < repetitions; time += 1) {
    const began = performance.now();
    const { status } = await work();
    if (status !== 200) throw new Error(`Refused: ${status}`);
    if (time >= 5) took.push(performance.now() - began);
  }
  return took;
}
