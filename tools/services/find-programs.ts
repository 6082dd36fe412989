import { execFileSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debianPostgres = '/usr/lib/postgresql';

/** What the services run, and Patroni in turn. A folder on the PATH may link to some of them only. */
const postgresPrograms = ['postgres', 'initdb', 'pg_ctl', 'pg_basebackup', 'pg_rewind'];

/** The folder with PostgreSQL's own programs. Debian keeps it off the PATH, one per major version. */
export function findPostgres(): string | undefined {
  return [...searchPath(), ...debianVersions(), ...configuredFolder()].find((folder) =>
    postgresPrograms.every((name) => isProgram(join(folder, name))),
  );
}

export const findRedis = (): string | undefined => findProgram('redis-server', 'valkey-server');

export const findHaproxy = (): string | undefined => findProgram('haproxy');

export const findEtcd = (): string | undefined => findProgram('etcd');

export const findPatroni = (): string | undefined => findProgram('patroni');

export const findPgbouncer = (): string | undefined => findProgram('pgbouncer');

/** Network namespaces are made with `ip`. */
export const findIp = (): string | undefined => findProgram('ip');

export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM;
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  return findProgram('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

/** Chromium without a user interface: a page takes a third less CPU. A browser that is named replaces it too. */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM ? findChromium() : findProgram('chromium-headless-shell');

function findProgram(...names: string[]): string | undefined {
  const folders = new Set([...searchPath(), '/usr/bin', '/usr/sbin', '/usr/local/bin']);
  return names.flatMap((name) => [...folders].map((folder) => join(folder, name))).find(isProgram);
}

const searchPath = (): string[] => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

function debianVersions(): string[] {
  try {
    return readdirSync(debianPostgres)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debianPostgres, version, 'bin'));
  } catch {
    return [];
  }
}

function configuredFolder(): string[] {
  const program = findProgram('pg_config');
  if (program === undefined) return [];
  try {
    return [execFileSync(program, ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
