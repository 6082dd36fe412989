import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/root.ts';
import { findMapFaults } from './find-map-faults.ts';
import { parseSpecificationMap } from './specification-map.ts';

const head = '| What it says | Done in | Proven by |\n|---|---|---|\n';
const files: Record<string, string> = {
  'src/word.ts': 'export const mostLetters = 30;',
  'src/word.test.ts': "test('a word has thirty letters at most', () => {});",
};
const faultsOf = (row: string) =>
  findMapFaults(parseSpecificationMap(head + row), (path) => files[path]);

function readOurs(path: string): string | undefined {
  const place = join(root, path);
  if (!existsSync(place)) return undefined;
  return statSync(place).isDirectory() ? '' : readFileSync(place, 'utf8');
}

test('every file and every test that the map names is there', () => {
  const rows = parseSpecificationMap(readFileSync(join(root, 'docs/specification.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(200);
  expect(findMapFaults(rows, readOurs)).toEqual([]);
});

test.each([
  ['a true one', '| 30 letters | `src/word.ts` | `src/word.test.ts` "thirty letters" |', []],
  ['an open one', '| A tail | not yet | not yet |', []],
  ['one half open', '| 30 | `src/word.ts` | not yet: nobody counts |', []],
  [
    'a file that is gone',
    '| 30 letters | `src/words.ts` | `src/word.test.ts` "thirty letters" |',
    ['line 3: there is no src/words.ts'],
  ],
  [
    'a suite that is gone',
    '| 30 letters | `src/word.ts` | `src/words.test.ts` "thirty letters" |',
    ['line 3: there is no src/words.test.ts'],
  ],
  [
    'a test that has another name by now',
    '| 30 letters | `src/word.ts` | `src/word.test.ts` "a word" "forty letters" |',
    ['line 3: no test in src/word.test.ts is called “forty letters”'],
  ],
  [
    'a suite without a test',
    '| 30 letters | `src/word.ts` | `src/word.test.ts` |',
    ['line 3: no test of src/word.test.ts is named'],
  ],
  ['empty cells', '| 30 | | |', ['line 3: no file does it', 'line 3: no test proves it']],
])('of the map, %s', (_what, row, faults) => {
  expect(faultsOf(row)).toEqual(faults);
});
