import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTar, type TarFile } from './tar.ts';

const file = (path: string, text: string, isExecutable = false): TarFile => ({
  path,
  isExecutable,
  content: Buffer.from(text),
});
const long = `bee-jinx/${'folder/'.repeat(15)}${'n'.repeat(90)}.ts`;
const files = [
  file('bee-jinx/b.txt', 'exactly 512 bytes'.padEnd(512, '.')),
  file('bee-jinx/tools/node', '#!/bin/sh\n', true),
  file('bee-jinx/a.txt', ''),
  file(long, 'deep'),
];
const noon = Date.UTC(2026, 10, 16, 12) / 1000;

test('an archive is the same in whatever order its files come, and is read by the system’s tar', () => {
  const archive = makeTar(files, noon);
  expect(makeTar([...files].reverse(), noon).equals(archive)).toBe(true);

  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-tar-'));
  writeFileSync(join(folder, 'x.tar'), archive);
  execFileSync('tar', ['-xf', 'x.tar'], { cwd: folder });
  for (const { path, content, isExecutable } of files) {
    expect(readFileSync(join(folder, path)).equals(content)).toBe(true);
    expect(Boolean(statSync(join(folder, path)).mode & 0o100)).toBe(isExecutable);
    expect(statSync(join(folder, path)).mtimeMs).toBe(noon * 1000);
  }
  rmSync(folder, { recursive: true });
});

test('a path that no archive can hold is refused', () => {
  expect(() => makeTar([file('n'.repeat(101), '')], noon)).toThrow(/too long/);
});
