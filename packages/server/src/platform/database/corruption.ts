import { dirname } from 'node:path';
import { findNewestBackup } from '../backup/newest-backup.ts';

/** Its message is shown to the operator unchanged. */
export class DatabaseCorrupt extends Error {}

/** SQLite's own codes: CORRUPT and NOTADB. */
const corruptionCodes = [11, 26];

/** Turns SQLite's error for a corrupt file into one that says how to recover; returns any other error unchanged. */
export function toCorruptionError(error: unknown, file: string): unknown {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code !== 'ERR_SQLITE_ERROR' || !corruptionCodes.includes(Number(errcode) & 0xff))
    return error;
  const backup = findNewestBackup(dirname(file), 'sqlite');
  const advice = backup
    ? `Put the newest backup back: npm run restore -- ${backup.path}`
    : 'There is no backup beside it; if you keep one elsewhere: npm run restore -- FILE';
  return new DatabaseCorrupt(`The database in ${file} is damaged. Nothing was changed. ${advice}`);
}
