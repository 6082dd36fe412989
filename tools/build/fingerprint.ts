import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFlags } from './build-flags.ts';

/** Tests, and what was installed or built. */
const isNoSource = /^(node_modules|dist|\.build-.*|.*\.test\.tsx?|.*\.tsbuildinfo)$/;

/** Contents rather than dates: a fresh clone has new dates for old files. */
export function fingerprint(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  hash.update(`${JSON.stringify(readBuildFlags(root))}\0`);
  for (const path of sources.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(root: string, path: string): string[] {
  const entries = entriesOf(join(root, path));
  if (entries === undefined) return [path];
  return entries
    .filter(({ name }) => !isNoSource.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(root, inner) : [inner];
    });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
