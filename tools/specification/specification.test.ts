import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../process/root.ts';
import {
  findBrokenLinks,
  findMapFaults,
  findMissingPaths,
  linksIn,
  parseSpecificationMap,
} from './specification-map.ts';

const head = '| What it says | Done in | Proven by |\n|---|---|---|\n';
const files: Record<string, string> = {
  'src/word.ts': 'export const mostLetters = 30;',
  'src/word.test.ts': "test('a word has thirty letters at most', () => {});",
};

function readRepositoryFile(path: string): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? '' : readFileSync(file, 'utf8');
}

test('every file and test that docs/specification.md names exists', () => {
  const rows = parseSpecificationMap(readFileSync(join(root, 'docs/specification.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(200);
  expect(findMapFaults(rows, readRepositoryFile)).toEqual([]);
});

const exclude = (path: string) =>
  /(?:^|\/)(?:node_modules|dist|generated|(?:e2e|bench)\/results)$/.test(path);
const repositoryFiles = globSync('{*,{docs,e2e,tools,bench,trials,deploy,examples,packages}/**}', {
  cwd: root,
  exclude,
});
/** Made by a command, so not in the repository, and media types, which look like paths. */
const elsewhere = [
  ...['index.html', 'first-files.json', 'painter/painter.js'].map(
    (name) => `packages/web/dist/${name}`,
  ),
  ...[
    'node_modules/.bin',
    'sbom.json',
    'e2e/results/spoken',
    'application/json',
    'text/event-stream',
  ],
];
const readDocument = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = repositoryFiles.filter((path) => path.endsWith('.md'));
/** The specification has a check of its own; CONTRIBUTING.md has names that nothing should have. */
const withTruePaths = documents.filter((path) => !/specification|CONTRIBUTING/.test(path));

test.each(withTruePaths)('every path that %s names exists', (path) => {
  expect(findMissingPaths(readDocument(path), [...repositoryFiles, ...elsewhere])).toEqual([]);
});

test.each(documents)('every link in %s leads to a file, and to a heading of it', (path) => {
  expect(findBrokenLinks(path, readRepositoryFile)).toEqual([]);
});

test('a decision that names another one under its title is named by it', () => {
  const decisions = new Map(
    documents
      .filter((path) => /decisions\/\d{3}-/.test(path))
      .map((path) => [basename(path), readDocument(path)]),
  );
  const unanswered = [...decisions].flatMap(([name, text]) =>
    linksIn(text.split('\n')[2] ?? '')
      .filter((other) => !linksIn(decisions.get(other) ?? '').includes(name))
      .map((other) => `${name} names ${other}`),
  );
  expect(unanswered).toEqual([]);
});

test('a broken link is one without its file or its heading', () => {
  const pages: Record<string, string> = {
    'docs/a.md':
      '[b](b.md#9-the-end) [c](b.md#gone) [d](../gone.md) [e](#top) [f](https://x.org/y)\n# Top',
    'docs/b.md': '# B\n## 9. The `end`',
  };
  expect(findBrokenLinks('docs/a.md', (path) => pages[path])).toEqual(['b.md#gone', '../gone.md']);
});

test('a path may be short, and what is no path is left alone', () => {
  const text =
    '`dance/queries.ts` `server/features/dance/` `gone.ts` `dance/gone` `db.read` `npm run x`';
  const paths = ['packages/server/src/features/dance/queries.ts'];
  expect(findMissingPaths(text, paths)).toEqual(['gone.ts', 'dance/gone']);
});

test.each([
  [
    'an existing file and test',
    '| 30 letters | `src/word.ts` | `src/word.test.ts` "thirty letters" |',
    [],
  ],
  ['nothing done yet', '| A tail | not yet | not yet |', []],
  ['a file and no test yet', '| 30 | `src/word.ts` | not yet: nobody counts |', []],
  [
    'a missing file',
    '| 30 letters | `src/words.ts` | `src/word.test.ts` "thirty letters" |',
    ['line 3: there is no src/words.ts'],
  ],
  [
    'a missing suite',
    '| 30 letters | `src/word.ts` | `src/words.test.ts` "thirty letters" |',
    ['line 3: there is no src/words.test.ts'],
  ],
  [
    'a renamed test',
    '| 30 letters | `src/word.ts` | `src/word.test.ts` "a word" "forty letters" |',
    ['line 3: no test in src/word.test.ts is called “forty letters”'],
  ],
  [
    'a suite without the name of a test',
    '| 30 letters | `src/word.ts` | `src/word.test.ts` |',
    ['line 3: no test of src/word.test.ts is named'],
  ],
  ['empty cells', '| 30 | | |', ['line 3: no file does it', 'line 3: no test proves it']],
])('a row with %s', (_what, row, faults) => {
  expect(findMapFaults(parseSpecificationMap(head + row), (path) => files[path])).toEqual(faults);
});
