import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';

/** A database for a server process: an empty folder for SQLite, or a PostgreSQL that is already running. */
export function createTempDatabase(
  urls: { databaseUrl?: string | undefined; redisUrl?: string | undefined } = {},
): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-data-'));
  return {
    kind: urls.databaseUrl ? 'postgres' : 'sqlite',
    dataDir,
    databaseUrl: urls.databaseUrl,
    redisUrl: urls.redisUrl,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
