import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { pruneBackups } from '../platform/backup/backup-file.ts';
import { backUpEmbedded } from '../platform/backup/embedded-backup.ts';
import { backupsFolder } from '../platform/backup/newest-backup.ts';
import { backUpPostgres } from '../platform/backup/postgres-backup.ts';
import { fileStamp, runCommand } from './command.ts';

/** npm run backup [-- file] */
runCommand(async ([file]) => {
  const { dataDir, databaseUrl, backupsKeep } = loadConfig();
  const folder = backupsFolder(dataDir);
  const target = file ?? join(folder, `bee-jinx-${fileStamp()}.${databaseUrl ? 'dump' : 'sqlite'}`);
  const done = databaseUrl
    ? await backUpFromPostgres(databaseUrl, target)
    : backUpFromFile(dataDir, target);
  const deleted = file ? 0 : pruneBackups(folder, backupsKeep);
  return deleted === 0 ? done : `${done}. Deleted ${deleted} of the oldest (BACKUPS_KEEP).`;
});

async function backUpFromPostgres(databaseUrl: string, target: string): Promise<string> {
  await backUpPostgres(databaseUrl, target, process.env);
  return `Backed up PostgreSQL to ${target}`;
}

function backUpFromFile(dataDir: string, target: string): string {
  const rows = Object.entries(backUpEmbedded(dataDir, target))
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table}`);
  return `Backed up to ${target} (${rows.join(', ')})`;
}
