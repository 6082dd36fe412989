import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readNorms } from './norms.ts';

test('norms are read file by file in order of name: comments are left out, and the first line of a cue counts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'norms-'));
  writeFileSync(join(folder, 'b.txt'), 'sun: late\nsea: wave tide\n');
  writeFileSync(join(folder, 'a.txt'), '# note: this\nsun: moon sky \n: nothing\nno colon\n');
  writeFileSync(join(folder, 'c.md'), 'moon: night\n');
  try {
    expect([...readNorms(pathToFileURL(`${folder}/`))]).toEqual([
      ['sun', ['moon', 'sky']],
      ['sea', ['wave', 'tide']],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
