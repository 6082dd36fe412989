import { fillDisk } from './fill-disk.ts';
import { jumpClock } from './jump-clock.ts';
import { killOnPostgres, killOnSqlite } from './kill-server.ts';
import { losePostgres } from './lose-postgres.ts';
import { loseRedis } from './lose-redis.ts';
import { restartPostgres } from './restart-postgres.ts';
import { rollCluster } from './roll-cluster.ts';
import { shareFile, spoilFile } from './spoil-file.ts';
import type { Fault } from './verdict.ts';

export const faults: Fault[] = [
  killOnSqlite,
  killOnPostgres,
  losePostgres,
  restartPostgres,
  loseRedis,
  rollCluster,
  fillDisk,
  jumpClock,
  shareFile,
  spoilFile,
];
