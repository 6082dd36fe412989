import serverPackage from '../../../package.json' with { type: 'json' };
import { compareVersions, oldestReleaseAfter } from '../../platform/database/newer-migrations.ts';
import { type Finding, fault, warning, well } from './finding.ts';

/** Whether the tables are those that this release expects. */
export function checkMigrations(executed: string[], known: string[]): Finding[] {
  const newer = executed.filter((name) => !known.includes(name));
  const missing = known.filter((name) => !executed.includes(name));
  const forbidding = newer.find((name) => {
    const oldest = oldestReleaseAfter(name);
    return oldest !== undefined && compareVersions(serverPackage.version, oldest) < 0;
  });
  if (forbidding) {
    return [
      fault(
        `A later release has removed what ${serverPackage.version} needs from the database (${forbidding}).`,
        'Start that release, or restore a backup from before the upgrade.',
      ),
    ];
  }
  if (newer.length > 0) {
    return [
      warning(
        `The database was upgraded by a later release (${newer.join(', ')}); ${serverPackage.version} runs on it.`,
        'Nothing, if you went back on purpose; else start the later release again.',
      ),
    ];
  }
  if (executed.length === 0)
    return [well('The database is empty; the first start makes its tables.')];
  if (missing.length > 0) {
    return [
      warning(
        `The database is that of an earlier release: ${missing.length} migration${missing.length === 1 ? '' : 's'} will run at the next start (${missing.join(', ')}).`,
        'npm run backup first, then start the server.',
      ),
    ];
  }
  return [well(`The database is that of ${serverPackage.version}.`)];
}
