import type { Database } from './database.ts';

interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
}

/** Opens and migrates the database. Loads only the configured driver, to save start-up time and memory. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(location.databaseUrl, location.databasePool);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(location.dataDir);
}
