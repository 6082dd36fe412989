import type { Database } from './database.ts';

interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
}

/** Opened and migrated. Only the driver that is asked for is loaded: start-up time and memory. */
export async function openDatabase(place: DatabaseLocation): Promise<Database> {
  if (place.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(place.databaseUrl, place.databasePool);
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(place.dataDir);
}
