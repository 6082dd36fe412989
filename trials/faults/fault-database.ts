import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '../../packages/server/src/testing/test-database.ts';

/** Where a server of a fault keeps its things. */
export function createFaultDatabase(
  urls: { databaseUrl?: string; redisUrl?: string } = {},
): TestDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-fault-'));
  return {
    kind: urls.databaseUrl ? 'postgres' : 'sqlite',
    dataDir,
    databaseUrl: urls.databaseUrl,
    redisUrl: urls.redisUrl,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
