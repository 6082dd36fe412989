import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isPooled } from '../database/connection.ts';
import { BackupError, createBackupFile } from './backup-file.ts';
import { toPostgresEnvironment } from './postgres-environment.ts';

type Environment = Record<string, string | undefined>;

/** `pg_dump` copies one snapshot and blocks no writer. */
export async function backUpPostgres(
  url: string,
  target: string,
  environment: Environment,
): Promise<void> {
  await refusePooler(url);
  using file = createBackupFile(target);
  const options = ['--format=custom', '--no-owner', `--file=${file.path}`];
  await run('pg_dump', options, url, environment);
  file.complete();
}

/** Restores in one transaction: all or nothing. */
export async function restorePostgres(
  url: string,
  copy: string,
  environment: Environment,
): Promise<void> {
  if (!existsSync(copy)) throw new BackupError(`There is no file ${copy}.`);
  await refusePooler(url);
  await run(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', copy],
    url,
    environment,
  );
}

/** pg_dump and pg_restore change settings of their session, which a pooler would hand to the next caller. */
async function refusePooler(url: string): Promise<void> {
  // A database that can't be reached is for the program to report.
  if (!(await isPooled({ connectionString: url }).catch(() => false))) return;
  throw new BackupError(
    'DATABASE_URL leads through a pooler such as PgBouncer. For this command set it to PostgreSQL itself.',
  );
}

function run(
  program: string,
  args: string[],
  url: string,
  environment: Environment,
): Promise<void> {
  const connection = toPostgresEnvironment(url);
  // Without --dbname, pg_restore writes a script instead of connecting.
  const target = program === 'pg_restore' ? ['--dbname', connection.PGDATABASE ?? ''] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...target, ...args], {
      // The default of the server's driver, where the URL names no host.
      env: { PGHOST: 'localhost', ...environment, ...connection },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errorOutput = '';
    child.stderr.on('data', (chunk) => {
      errorOutput += chunk;
    });
    child.on('error', () =>
      reject(
        new BackupError(`${program} is not installed: it comes with PostgreSQL's client tools.`),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${program} failed: ${errorOutput.trim().split('\n')[0] ?? ''}`));
    });
  });
}
