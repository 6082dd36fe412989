import { loadConfig } from '../config.ts';
import { BackupError } from '../platform/backup/backup-file.ts';
import { restoreEmbedded } from '../platform/backup/embedded-backup.ts';
import { restorePostgres } from '../platform/backup/postgres-backup.ts';
import { fileStamp, runCommand } from './command.ts';

/** npm run restore -- file */
runCommand(async ([file]) => {
  if (!file) throw new BackupError('Which file? npm run restore -- path/to/backup');
  const { dataDir, databaseUrl } = loadConfig();
  if (databaseUrl) {
    await restorePostgres(databaseUrl, file, process.env);
    return `Restored PostgreSQL from ${file}`;
  }
  const { counts, kept } = restoreEmbedded(dataDir, file, fileStamp());
  const rows = Object.entries(counts)
    .map(([table, n]) => `${n} ${table}`)
    .join(', ');
  return `Restored ${file} (${rows}).${kept ? ` What was there before is kept as ${kept}` : ''}`;
});
