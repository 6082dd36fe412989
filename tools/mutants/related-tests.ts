import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../directions/source.ts';
import { root } from '../process/root.ts';

/**
 * The tests that import one of the sources, directly or through others; those that import least come first, as they are
 * quick and leave the fewest mutants to the others. Paths are from the repository's root.
 */
export function findRelatedTests(tests: readonly string[], sources: readonly string[]): string[] {
  const importsOf = new Map<string, string[]>();
  const read = (path: string): string[] => {
    const known = importsOf.get(path);
    if (known) return known;
    const found = findDirectImports(path);
    importsOf.set(path, found);
    return found;
  };
  return tests
    .map((test) => {
      const seen = new Set([test]);
      // Grows while it is walked.
      for (const path of seen) for (const next of read(path)) seen.add(next);
      return { test, seen };
    })
    .filter(({ seen }) => sources.some((source) => seen.has(source)))
    .sort((a, b) => a.seen.size - b.seen.size)
    .map(({ test }) => test);
}

export function findDirectImports(path: string): string[] {
  if (!/\.tsx?$/.test(path) || !existsSync(join(root, path))) return [];
  const { imports } = readSource({ path, text: readFileSync(join(root, path), 'utf8') });
  return imports.flatMap(({ specifier, target }) => target ?? packageEntry(specifier) ?? []);
}

function packageEntry(specifier: string): string | undefined {
  const [, name, part = 'index'] = /^@bee-jinx\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return name && `packages/${name}/src/${part}.ts`;
}
