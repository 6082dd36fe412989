import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildFlags } from './build-flags.ts';

/** Everything that ends up in the built web app, or configures its build. */
const sources = [
  'packages/web',
  'packages/game/src',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Contents rather than dates: a fresh clone has new dates for old files. */
export function fingerprint(root: string): string {
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
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !name.startsWith('.build-'))
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
