import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findPostgres } from './find-programs.ts';

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function folderWith(...programs: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  folders.push(folder);
  for (const name of programs) writeFileSync(join(folder, name), '', { mode: 0o755 });
  return folder;
}

test('a folder that has only some of PostgreSQL’s programs is passed over', () => {
  const some = folderWith('postgres', 'initdb', 'pg_ctl');
  const all = folderWith('postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind');
  vi.stubEnv('PATH', [some, all].join(delimiter));
  expect(findPostgres()).toBe(all);
});
