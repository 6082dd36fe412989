import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { backUpEmbedded } from '../platform/backup/embedded-backup.ts';
import { backUpPostgres } from '../platform/backup/postgres-backup.ts';
import { fileStamp, runCommand } from './command.ts';

/** npm run backup [-- file] */
runCommand(async ([file]) => {
  const { dataDir, databaseUrl } = loadConfig();
  const name = `bee-jinx-${fileStamp()}`;
  if (databaseUrl) {
    const target = file ?? join(dataDir, 'backups', `${name}.dump`);
    await backUpPostgres(databaseUrl, target, process.env);
    return `Backed up PostgreSQL to ${target}`;
  }
  const target = file ?? join(dataDir, 'backups', `${name}.sqlite`);
  const counts = backUpEmbedded(dataDir, target);
  const rows = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table}`);
  return `Backed up to ${target} (${rows.join(', ')})`;
});
