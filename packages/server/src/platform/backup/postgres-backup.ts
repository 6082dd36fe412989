import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFile, makePrivateFolder } from '../private-files.ts';
import { BackupError } from './embedded-backup.ts';
import { toPostgresEnvironment } from './postgres-environment.ts';

type Environment = Record<string, string | undefined>;

/** PostgreSQL's own tools know best how to copy it: one snapshot, no writer blocked. */
export async function backUpPostgres(
  url: string,
  target: string,
  environment: Environment,
): Promise<void> {
  if (existsSync(target))
    throw new BackupError(`${target} exists already; a backup never overwrites one.`);
  makePrivateFolder(dirname(target));
  // A dump that was cut short must not look like a backup.
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  makePrivateFile(unfinished);
  const how = ['--format=custom', '--no-owner', `--file=${unfinished}`];
  await run('pg_dump', how, url, environment);
  renameSync(unfinished, target);
}

/** In one transaction: either everything is as it was, or nothing has changed. */
export async function restorePostgres(
  url: string,
  copy: string,
  environment: Environment,
): Promise<void> {
  if (!existsSync(copy)) throw new BackupError(`There is no file ${copy}.`);
  await run(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', copy],
    url,
    environment,
  );
}

function run(
  program: string,
  args: string[],
  url: string,
  environment: Environment,
): Promise<void> {
  const connection = toPostgresEnvironment(url);
  // pg_restore wants to be told that it should connect at all.
  const target = program === 'pg_restore' ? ['--dbname', connection.PGDATABASE ?? ''] : [];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...target, ...args], {
      // Where the address names no host, the server asks this machine's.
      env: { PGHOST: 'localhost', ...environment, ...connection },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('error', () =>
      reject(
        new BackupError(`${program} is not installed: it comes with PostgreSQL's client tools.`),
      ),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BackupError(`${program} failed: ${complaint.trim().split('\n')[0] ?? ''}`));
    });
  });
}
