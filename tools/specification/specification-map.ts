import { dirname, join } from 'node:path';

/** A row of docs/specification.md: what is asked for, which files do it, which tests prove it. */
export interface SpecificationRow {
  line: number;
  says: string;
  doneIn: string;
  provenBy: string;
}

/** The text of a file in the repository, or undefined; '' for a folder. */
type ReadFile = (path: string) => string | undefined;

/** Stands in a cell where something is missing, with a reason after it. */
const missingMarker = 'not yet';

export function parseSpecificationMap(text: string): SpecificationRow[] {
  return text.split('\n').flatMap((row, index) => {
    if (!row.startsWith('|') || /^\|[\s|:-]+$|^\| What it says \|/.test(row)) return [];
    const [, says = '', doneIn = '', provenBy = ''] = row.split('|').map((cell) => cell.trim());
    return [{ line: index + 1, says, doneIn, provenBy }];
  });
}

/** Files and tests that the rows name and that don't exist. */
export function findMapFaults(rows: readonly SpecificationRow[], readFile: ReadFile): string[] {
  return rows.flatMap((row) =>
    [...implementationFaults(row, readFile), ...proofFaults(row, readFile)].map(
      (fault) => `line ${row.line}: ${fault}`,
    ),
  );
}

export const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** Proofs are written as `path` "part of a test's name" "another", `other path` "…". */
export const proofsIn = (cell: string): { path: string; names: string[] }[] =>
  [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, path = '', rest = '']) => ({
    path,
    names: [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }));

function implementationFaults({ doneIn }: SpecificationRow, readFile: ReadFile): string[] {
  const paths = pathsIn(doneIn);
  if (paths.length === 0 && !doneIn.startsWith(missingMarker)) return ['no file does it'];
  return paths.filter((path) => readFile(path) === undefined).map((path) => `there is no ${path}`);
}

function proofFaults({ provenBy }: SpecificationRow, readFile: ReadFile): string[] {
  const proofs = proofsIn(provenBy);
  if (proofs.length === 0 && !provenBy.startsWith(missingMarker)) return ['no test proves it'];
  return proofs.flatMap(({ path, names }) => {
    const text = readFile(path);
    if (text === undefined) return [`there is no ${path}`];
    if (names.length === 0) return [`no test of ${path} is named`];
    return names
      .filter((name) => !text.includes(name))
      .map((name) => `no test in ${path} is called “${name}”`);
  });
}

const isPath = /^[\w.-]+(?:\/[\w.-]+)+\/?$|^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|md|json|tsv|css)$/;

/**
 * Paths in backticks that don't exist. A path may be short: `dance/queries.ts` or `server/features/dance` for what is
 * in packages/server/src/features/dance.
 */
export function findMissingPaths(text: string, files: readonly string[]): string[] {
  // One string, because searching thousands of them for each path takes half a minute.
  const known = files.map((file) => `/${file}\n/${file.replace('/src/', '/')}\n`).join('');
  const exists = (path: string) => known.includes(`/${path}\n`) || known.includes(`/${path}/`);
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, code = '']) => code.replace(/\/$/, ''))
    .filter((code) => isPath.test(code) && !exists(code));
}

export const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link);

/** Links of a document to files that don't exist, or to headings that those don't have. */
export function findBrokenLinks(path: string, readFile: ReadFile): string[] {
  return linksIn(readFile(path) ?? '').filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', heading] = link.split('#');
    const text = readFile(file === '' ? path : join(dirname(path), file));
    return text === undefined || (heading !== undefined && !headingIdsIn(text).includes(heading));
  });
}

/** As GitHub makes them. */
const headingIdsIn = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
