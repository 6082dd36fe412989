import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process/root.ts';

interface LockFile {
  packages: Record<string, { version?: string; engines?: unknown }>;
}

/** The packages whose entry says which Node.js they need. */
export const packagesWithEngines = (lockFile: LockFile): string[] =>
  Object.entries(lockFile.packages).flatMap(([path, { engines }]) => (engines ? [path] : []));

/**
 * Removes `engines` from every entry. npm compares them with the Node.js that runs npm, warns, and silently
 * skips optional packages that don't fit. Our code runs on the Node.js that npm installs (decision 004), and a test
 * compares the installed packages' own `engines` with that one.
 */
export function stripEngines(lockFile: LockFile): LockFile {
  const packages = Object.entries(lockFile.packages).map(([path, { engines: _, ...entry }]) => [
    path,
    entry,
  ]);
  return { ...lockFile, packages: Object.fromEntries(packages) };
}

/** The second half of `npm run lock`. */
if (import.meta.main) {
  const path = join(root, 'package-lock.json');
  const lockFile = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify(stripEngines(lockFile), null, 2)}\n`);
}
