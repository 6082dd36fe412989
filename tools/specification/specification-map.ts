/** One line of the map: what is asked for, which files do it, which tests prove it. */
export interface SpecificationRow {
  line: number;
  says: string;
  doneIn: string;
  provenBy: string;
}

interface Proof {
  path: string;
  /** Parts of names of tests in that file. */
  names: string[];
}

/** Stands in a cell where something is missing, with a reason behind it. */
const missingMarker = 'not yet';

export function parseSpecificationMap(text: string): SpecificationRow[] {
  return text.split('\n').flatMap((written, index) => {
    if (!written.startsWith('|') || isHead(written)) return [];
    const [says = '', doneIn = '', provenBy = ''] = cellsOf(written);
    return [{ line: index + 1, says, doneIn, provenBy }];
  });
}

const isHead = (written: string): boolean =>
  /^\|[\s|:-]+$/.test(written) || written.startsWith('| What it says |');

const cellsOf = (written: string): string[] =>
  written
    .slice(1, written.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

export const isMarkedMissing = (cell: string): boolean => cell.startsWith(missingMarker);

export const extractPaths = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

/** `path` "name" "another name", `other path` "name" */
export function extractProofs(cell: string): Proof[] {
  return [...cell.matchAll(/`([^`]+)`([^`]*)/g)].map(([, path = '', rest = '']) => ({
    path,
    names: [...rest.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name),
  }));
}
