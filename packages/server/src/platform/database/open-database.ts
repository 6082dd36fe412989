import type { Database } from './database.ts';
import type { Prepared } from './postgres.ts';

interface DatabaseLocation {
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  databaseReadUrl?: string | undefined;
  databasePrepared?: Prepared;
}

/** Opens and migrates the database. Loads only the configured driver, to save start-up time and memory. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({
      url: location.databaseUrl,
      connections: location.databasePool,
      readUrl: location.databaseReadUrl,
      prepared: location.databasePrepared ?? 'auto',
    });
  }
  const { openSqlite } = await import('./sqlite.ts');
  return openSqlite(location.dataDir);
}
