import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { atExit } from '../process/at-exit.ts';
import { runProgram } from '../process/run-program.ts';
import {
  findChromium,
  findEtcd,
  findHaproxy,
  findHeadlessShell,
  findIp,
  findPatroni,
  findPgbouncer,
  findPostgres,
  findRedis,
} from './find-programs.ts';

/** What the tests need besides npm packages, with the name of its Debian package. */
const services = {
  PostgreSQL: { find: findPostgres, debianPackage: 'postgresql' },
  Redis: { find: findRedis, debianPackage: 'redis-server' },
  HAProxy: { find: findHaproxy, debianPackage: 'haproxy' },
  Patroni: { find: findPatroni, debianPackage: 'patroni' },
  etcd: { find: findEtcd, debianPackage: 'etcd-server' },
  PgBouncer: { find: findPgbouncer, debianPackage: 'pgbouncer' },
  iproute: { find: findIp, debianPackage: 'iproute2' },
  Chromium: { find: findChromium, debianPackage: 'chromium' },
  'headless Chromium': { find: findHeadlessShell, debianPackage: 'chromium-headless-shell' },
};

export type ServiceName = keyof typeof services;

/** Makes the journeys faster; they also run without it. */
const optionalService: ServiceName = 'headless Chromium';

const policyFile = '/usr/sbin/policy-rc.d';

export const missingServices = (names: readonly ServiceName[]): ServiceName[] =>
  names.filter((name) => services[name].find() === undefined);

/** As root on Debian, installs what is missing. Returns what is still missing. */
export async function installMissingServices(names: ServiceName[]): Promise<ServiceName[]> {
  const toInstall = missingServices(names);
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (toInstall.length === 0 || !mayInstall) return withoutOptional(toInstall);

  console.log(`Installing ${toInstall.join(', ')} from Debian …`);
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: 15 * 60_000 };
  const allowStarts = forbidServiceStarts();
  try {
    const updated = await runProgram('apt-get', ['update'], options);
    if (updated.code !== 0) console.error(updated.output.trimEnd());
    // One by one, so that one unavailable package doesn't stop the others.
    for (const name of toInstall) {
      const args = ['install', '-y', '--no-install-recommends', services[name].debianPackage];
      const installed = await runProgram('apt-get', args, options);
      if (installed.code !== 0) console.error(installed.output.trimEnd());
    }
  } finally {
    allowStarts();
  }
  return withoutOptional(missingServices(toInstall));
}

const withoutOptional = (names: ServiceName[]) => names.filter((name) => name !== optionalService);

/** Debian would start a service once it is installed; ours are started on free ports. */
function forbidServiceStarts(): () => void {
  try {
    writeFileSync(policyFile, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' });
  } catch {
    // The machine already has a policy file.
    return () => {};
  }
  return atExit(() => rmSync(policyFile, { force: true }));
}
