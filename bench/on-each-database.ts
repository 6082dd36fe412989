import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { type Postgres, startPostgres } from '../tools/services/postgres.ts';
import { createTempDatabase } from '../tools/services/temp-database.ts';
import type { Figure } from './figure.ts';

/** Measures first on SQLite, then on a durable PostgreSQL, each throwaway. */
export async function onEachDatabase(
  measure: (database: TestDatabase, postgres: Postgres | undefined) => Promise<Figure[]>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    const database = createTempDatabase({ databaseUrl: postgres?.url });
    try {
      figures.push(...(await measure(database, postgres)));
    } finally {
      postgres?.stop();
      await database.remove();
    }
  }
  return figures;
}
