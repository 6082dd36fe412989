interface LockFile {
  packages: Record<string, { version?: string; engines?: unknown }>;
}

/** The packages for which the lock file says which Node.js they need. */
export const packagesWithEngines = (lockFile: LockFile): string[] =>
  Object.entries(lockFile.packages).flatMap(([path, { engines }]) => (engines ? [path] : []));

/**
 * Leaves `engines` out of every entry. npm compares them with the Node.js that runs npm, warns, and silently
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
