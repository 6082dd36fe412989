import { parseArgs } from 'node:util';
import { exitUnlessBuilt } from './build/build.ts';
import { root } from './process/root.ts';
import { Cluster } from './services/cluster.ts';
import { HaCluster, haServices, lacksMachines } from './services/ha/ha-cluster.ts';
import { installMissingServices, type ServiceName } from './services/install-services.ts';

/**
 * npm run cluster [-- 3]: several servers behind a load balancer, on throwaway data, until Ctrl-C.
 * npm run cluster -- --ha [--pgbouncer]: on three machines, any of which may be lost.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ha: { type: 'boolean', default: false },
    pgbouncer: { type: 'boolean', default: false },
  },
});
const count = Number(positionals[0] ?? 3);
if (!Number.isInteger(count) || count < 1 || count > 20)
  exitWith('How many servers? npm run cluster -- 3');
const port = Number(process.env.PORT ?? 3000);
const stop = options.ha ? await startMachines() : await startServers();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

async function startServers(): Promise<() => Promise<void>> {
  await prepare(['PostgreSQL', 'Redis', 'HAProxy']);
  const cluster = await Cluster.start({ servers: count, port, settings: { RATE_LIMIT: 'on' } });
  console.log(`🐝 Bee Jinx is open: ${cluster.url}`);
  for (const [index, url] of cluster.serverUrls.entries()) {
    console.log(`   server ${index + 1}  ${url}`);
  }
  console.log(`   ${cluster.postgres.url}\n   ${cluster.redis.url}`);
  console.log('   Everything is thrown away with Ctrl-C. Kill a server and go on playing.');
  return () => cluster.stop();
}

/** Each machine is a network namespace with etcd, PostgreSQL under Patroni, Redis with Sentinel, HAProxy and a server. */
async function startMachines(): Promise<() => Promise<void>> {
  await prepare(haServices);
  const lacks = lacksMachines();
  if (lacks !== undefined) exitWith(`Needed and missing: ${lacks}. Root has it.`);
  const cluster = await HaCluster.start({
    port,
    hasPgbouncer: options.pgbouncer,
    settings: { RATE_LIMIT: 'on' },
  });
  console.log(`🐝 Bee Jinx is open: ${cluster.url}`);
  const primary = await cluster.primary();
  for (const { machine, serverUrl } of cluster.nodes) {
    const role = machine === primary.machine ? 'primary' : 'replica';
    console.log(`   ${machine.name}  ${serverUrl}  ${role}  kill it: ${machine.killCommand}`);
  }
  console.log(`   Who is primary: http://${primary.machine.address}:8008/cluster`);
  console.log('   Everything is thrown away with Ctrl-C. Kill a machine and go on playing.');
  return () => cluster.stop();
}

async function prepare(services: ServiceName[]): Promise<void> {
  const missing = await installMissingServices(services);
  if (missing.length > 0) exitWith(`Needed and not installed: ${missing.join(', ')}.`);
  await exitUnlessBuilt(root);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
