import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backUpPostgres } from './postgres-backup.ts';

test('a failed dump leaves no backup file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-backup-'));
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = '/no_such_hive';
  const target = join(folder, 'copy');
  const failed = backUpPostgres(url.href, target, process.env);
  await expect(failed).rejects.toThrow(/pg_dump failed: .*no_such_hive/);
  expect(existsSync(target)).toBe(false);
  rmSync(folder, { recursive: true });
});
