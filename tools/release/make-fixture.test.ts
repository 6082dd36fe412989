import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isFixtureCurrent } from './make-fixture.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fixture-'));
  const migrations = join(root, 'packages/server/src/platform/database/migrations');
  mkdirSync(migrations, { recursive: true });
  for (const name of ['0001-first', '0002-newest'])
    writeFileSync(join(migrations, `${name}.ts`), '');
});
afterEach(() => rmSync(root, { recursive: true }));

function save(kind: string, migration: string): void {
  const folder = join(root, 'packages/server/src/testing/releases/1.0.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ migration }));
  writeFileSync(join(folder, `${kind}.sql`), '');
}

test('a release has its databases once there are both, of its newest migration', () => {
  expect(isFixtureCurrent(root, '1.0.0')).toBe(false);
  save('sqlite', '0002-newest');
  expect(isFixtureCurrent(root, '1.0.0')).toBe(false);
  save('postgres', '0001-first');
  expect(isFixtureCurrent(root, '1.0.0')).toBe(false);
  save('postgres', '0002-newest');
  expect(isFixtureCurrent(root, '1.0.0')).toBe(true);
});
