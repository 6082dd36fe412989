import type { Database } from '../packages/server/src/platform/database/database.ts';
import { type Figure, percentile } from './figure.ts';

const repetitions = 60;

/** By the reader's own executor: what the server asks the database while it answers. */
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

/** Of a call made again and again, without the first few. */
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

export function latencyFigure(what: string, took: number[]): Figure {
  const [p50, p99] = [percentile(took, 50), percentile(took, 99)];
  return { what: `${what}, p50 / p99`, value: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms` };
}
