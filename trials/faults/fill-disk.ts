import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServerProcess } from '../../packages/server/src/testing/server-process.ts';
import { canMountSmallDisk, mountSmallDisk } from '../../tools/services/small-disk.ts';
import { createTempDatabase } from '../../tools/services/temp-database.ts';
import { Ledger } from './ledger.ts';
import type { Fault } from './verdict.ts';

const dances = 4;
const words = 20;
const megabytes = 12;
/** Two minutes: a machine that is busy with other things says few words in them. */
const maxAttempts = 60;

export const fillDisk: Fault = {
  name: 'disk full, and room again',
  times: { short: 1, long: 10 },
  lacks: () => (canMountSmallDisk() ? undefined : 'no disk may be mounted here'),
  run: async (times) => {
    const { folder, remove } = mountSmallDisk(megabytes);
    const database = { ...createTempDatabase(), dataDir: folder };
    const server = await startServerProcess(database);
    const ledger = new Ledger();
    await ledger.open(server.url, dances);
    let survived = 0;
    try {
      for (let time = 0; time < times; time += 1) {
        await ledger.playOn(server.url, words);
        const filler = join(folder, 'filler');
        emptyLog(folder);
        fill(filler, folder);
        const before = ledger.refused;
        // What the server wrote between the two is used up first.
        const wasRefused = () => ledger.refused > before;
        for (let attempt = 0; attempt < maxAttempts && !wasRefused(); attempt += 1) {
          await ledger.playOn(server.url, 100_000, 2000);
        }
        const canRead = (await ledger.compare(server.url)).lost === 0;
        rmSync(filler);
        const isBack = await ledger.playOn(server.url, words);
        if (wasRefused() && canRead && isBack) survived += 1;
      }
      const found = await ledger.compare(server.url);
      const remark = `${ledger.refused} refused while full; ${ledger.acknowledged} words`;
      return { tried: times, survived, ...found, leaked: ledger.leaked, remark };
    } finally {
      await server.end('SIGTERM');
      remove();
    }
  },
};

/** Otherwise SQLite goes on for hundreds of words in the room that its log has. */
function emptyLog(folder: string): void {
  const database = new DatabaseSync(join(folder, 'bee-jinx.sqlite'), { timeout: 5000 });
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/** The server may write at the same time, so until nothing fits. */
function fill(file: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
