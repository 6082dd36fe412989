import {
  extractPaths,
  extractProofs,
  isMarkedMissing,
  type SpecificationRow,
} from './specification-map.ts';

/** The text of a file of ours; nothing where there is none. A folder has an empty text. */
type ReadFile = (path: string) => string | undefined;

/** What the map says that isn't so, each with its line. */
export function findMapFaults(rows: readonly SpecificationRow[], readFile: ReadFile): string[] {
  return rows.flatMap((row) =>
    [...implementationFaults(row, readFile), ...proofFaults(row, readFile)].map(
      (fault) => `line ${row.line}: ${fault}`,
    ),
  );
}

function implementationFaults({ doneIn }: SpecificationRow, readFile: ReadFile): string[] {
  const paths = extractPaths(doneIn);
  if (paths.length === 0 && !isMarkedMissing(doneIn)) return ['no file does it'];
  return paths.filter((path) => readFile(path) === undefined).map((path) => `there is no ${path}`);
}

function proofFaults({ provenBy }: SpecificationRow, readFile: ReadFile): string[] {
  const proofs = extractProofs(provenBy);
  if (proofs.length === 0 && !isMarkedMissing(provenBy)) return ['no test proves it'];
  return proofs.flatMap(({ path, names }) => {
    const text = readFile(path);
    if (text === undefined) return [`there is no ${path}`];
    if (names.length === 0) return [`no test of ${path} is named`];
    return names
      .filter((name) => !text.includes(name))
      .map((name) => `no test in ${path} is called “${name}”`);
  });
}
