import { mkdirSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import {
  backUpEmbedded,
  restoreEmbedded,
} from '../../packages/server/src/platform/backup/embedded-backup.ts';
import { sqliteFile } from '../../packages/server/src/platform/database/sqlite.ts';
import {
  failingStart,
  startServerProcess,
} from '../../packages/server/src/testing/server-process.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { Ledger } from './ledger.ts';
import { runFaultUnderLoad } from './run-under-load.ts';
import type { Fault } from './verdict.ts';

export const corruptDatabaseFile: Fault = {
  name: 'damaged database file, backup put back',
  times: { short: 1, long: 5 },
  run: async (times) => {
    let [survived, lost, doubled, leaked] = [0, 0, 0, 0];
    for (let time = 0; time < times; time += 1) {
      const database = createTempDatabase();
      const server = await startServerProcess(database);
      const ledger = new Ledger();
      await ledger.open(server.url, 2);
      await ledger.playOn(server.url, 20);
      const backup = join(database.dataDir, 'backups', 'bee-jinx-20260101-000000.sqlite');
      mkdirSync(join(database.dataDir, 'backups'), { recursive: true });
      backUpEmbedded(database.dataDir, backup);
      await server.end('SIGTERM');
      // Overwrites the first page: the file header and the schema.
      writeSync(openSync(sqliteFile(database.dataDir), 'r+'), Buffer.alloc(4096, 'x'), 0, 4096, 0);
      const { code, output } = await failingStart(database);
      const isClear = code === 1 && /damaged/.test(output) && output.includes(backup);
      restoreEmbedded(database.dataDir, backup, 'damaged');
      const hasOldFile = readdirSync(database.dataDir).some((name) =>
        name.includes('before-restore'),
      );
      const again = await startServerProcess(database);
      const found = await ledger.compare(again.url);
      await again.end('SIGTERM');
      await database.remove();
      if (isClear && hasOldFile) survived += 1;
      lost += found.lost;
      doubled += found.doubled;
      leaked += ledger.leaked;
    }
    return { tried: times, survived, lost, doubled, leaked };
  },
};

export const shareDatabaseFile: Fault = {
  name: 'a second server on the same embedded file',
  times: { short: 1, long: 10 },
  run: (times) => {
    const database = createTempDatabase();
    return runFaultUnderLoad(database, times, async ({ url, ledger }) => {
      const [second] = await Promise.all([failingStart(database), ledger.playOn(url, 10)]);
      return second.code === 1 && /Another server is using/.test(second.output);
    });
  },
};
