import { fillDisk } from './fill-disk.ts';
import { killOnPostgres, killOnSqlite } from './kill-server.ts';
import { losePostgres, loseRedis } from './lose-services.ts';
import { rollCluster } from './roll-cluster.ts';
import { shareFile, spoilFile } from './spoil-file.ts';
import type { Fault } from './verdict.ts';

export const faults: Fault[] = [
  killOnSqlite,
  killOnPostgres,
  losePostgres,
  loseRedis,
  rollCluster,
  fillDisk,
  shareFile,
  spoilFile,
];
