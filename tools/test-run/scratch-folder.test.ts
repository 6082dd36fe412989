import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runsPrograms } from './scratch-folder.ts';

test('a folder is tried with a program, which doesn’t stay there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-'));
  expect(runsPrograms(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a folder that takes no program runs none', () => {
  // Nobody, not even root, writes there.
  expect(runsPrograms('/proc')).toBe(false);
});
