import { loadConfig } from '../config.ts';
import { BackupError } from '../platform/backup/backup-file.ts';
import { moveToPostgres } from '../platform/move/move-to-postgres.ts';
import { runCommand } from './command.ts';

/** npm run move-to-postgres: from DATA_DIR to DATABASE_URL, with the server stopped. */
runCommand(async () => {
  const { dataDir, databaseUrl } = loadConfig();
  if (!databaseUrl) throw new BackupError('Where to? Set DATABASE_URL to an empty database.');
  let all = 0;
  await moveToPostgres(dataDir, databaseUrl, ({ table, rows, wasThere }) => {
    all += rows;
    console.log(`  ${table.padEnd(28)} ${rows} rows${wasThere ? ', there already' : ''}`);
  });
  return `Moved ${all} rows, each table compared by count and hash. Start the server with DATABASE_URL set; ${dataDir} stays as it was.`;
});
