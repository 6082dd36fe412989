import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { BackupTrouble } from './embedded-backup.ts';

type Environment = Record<string, string | undefined>;

/** PostgreSQL's own tools know best how to copy it: one snapshot, no writer blocked. */
export async function backUpPostgres(
  url: string,
  target: string,
  environment: Environment,
): Promise<void> {
  if (existsSync(target))
    throw new BackupTrouble(`${target} exists already; a backup never overwrites one.`);
  mkdirSync(dirname(target), { recursive: true });
  await run('pg_dump', ['--format=custom', '--no-owner', `--file=${target}`], url, environment);
}

/** In one transaction: either everything is as it was, or nothing has changed. */
export async function restorePostgres(
  url: string,
  copy: string,
  environment: Environment,
): Promise<void> {
  if (!existsSync(copy)) throw new BackupTrouble(`There is no file ${copy}.`);
  await run(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', copy],
    url,
    environment,
  );
}

/** The address travels in the environment, not in the arguments, where any user could read the password. */
function run(
  program: string,
  args: string[],
  url: string,
  environment: Environment,
): Promise<void> {
  const { hostname, port, pathname, username, password } = new URL(url);
  const connection = {
    PGHOST: decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
  };
  // pg_restore wants to be told that it should connect at all.
  const target = program === 'pg_restore' ? ['--dbname', connection.PGDATABASE] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...target, ...args], {
      env: { ...environment, ...connection },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', () =>
      reject(
        new BackupTrouble(`${program} is not installed: it comes with PostgreSQL's client tools.`),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupTrouble(`${program} failed: ${complaint.trim().split('\n')[0] ?? ''}`));
    });
  });
}
