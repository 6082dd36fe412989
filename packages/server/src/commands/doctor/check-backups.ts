import { dayMs } from '@bee-jinx/game';
import type { Config } from '../../config.ts';
import { backupsFolder, findNewestBackup } from '../../platform/backup/newest-backup.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Finding, warning, well } from './finding.ts';

const staleDays = 3;

/** Of the database that the settings name: one of the other kind is no help. */
export function checkBackups({ dataDir, databaseUrl }: Config): Finding[] {
  const newest = findNewestBackup(dataDir, databaseUrl ? 'dump' : 'sqlite');
  if (!newest)
    return [
      warning(
        `There is no backup${databaseUrl ? ' of PostgreSQL' : ''} in ${backupsFolder(dataDir)}.`,
        'npm run backup, once a day (cron), and keep copies on another machine.',
      ),
    ];
  const days = Math.floor((systemClock.now() - newest.madeAt) / dayMs);
  if (days >= staleDays)
    return [
      warning(`The newest backup is ${days} days old.`, 'npm run backup, once a day (cron).'),
    ];
  return [well('There is a recent backup.')];
}
