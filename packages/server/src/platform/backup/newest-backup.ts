import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const backupsFolder = (dataDir: string) => join(dataDir, 'backups');

/** By their times, as an operator may have named some. */
export function findNewestBackup(
  dataDir: string,
  kind: 'sqlite' | 'dump',
): { path: string; madeAt: number } | undefined {
  const folder = backupsFolder(dataDir);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${kind}`))
    .map((name) => join(folder, name))
    .map((path) => ({ path, madeAt: statSync(path).mtimeMs }))
    .sort((one, other) => other.madeAt - one.madeAt)[0];
}
