import { corruptDatabaseFile, shareDatabaseFile } from './corrupt-database-file.ts';
import { fillDisk } from './fill-disk.ts';
import { jumpClock } from './jump-clock.ts';
import { killServerOnPostgres, killServerOnSqlite } from './kill-server.ts';
import { losePostgres } from './lose-postgres.ts';
import { loseRedis } from './lose-redis.ts';
import { machineFaults } from './machines/lose-machines.ts';
import { restartPostgres } from './restart-postgres.ts';
import { rollingRestart } from './rolling-restart.ts';
import type { Fault } from './verdict.ts';

export const faults: Fault[] = [
  killServerOnSqlite,
  killServerOnPostgres,
  losePostgres,
  restartPostgres,
  loseRedis,
  rollingRestart,
  fillDisk,
  jumpClock,
  shareDatabaseFile,
  corruptDatabaseFile,
  ...machineFaults,
];
