import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpPostgres } from './postgres-backup.ts';

test('a failed dump leaves no file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-backup-'));
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = '/no_such_hive';
  const failed = backUpPostgres(url.href, join(folder, 'copy'), process.env);
  await expect(failed).rejects.toThrow(/pg_dump failed: .*no_such_hive/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
