import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { waitUntil } from '../../../tools/process/wait-until.ts';
import type { HaCluster } from '../../../tools/services/ha/ha-cluster.ts';
import type { HaNode } from '../../../tools/services/ha/node.ts';
import type { Fault } from '../verdict.ts';
import { faultOnMachines, type MachinesContext } from './run-on-machines.ts';

/** The machine that the fault was injected into, until it is mended. */
let lost: HaNode | undefined;

async function bringBack(): Promise<void> {
  await lost?.restart();
}

const losePrimary = faultOnMachines({
  name: "the primary's machine killed with everything on it",
  times: { short: 1, long: 30 },
  inject: async ({ cluster }) => {
    lost = await cluster.primary();
    lost.machine.kill();
  },
  mend: bringBack,
});

const loseMachineForGood = faultOnMachines({
  name: 'a machine lost with its disk, replaced by an empty one',
  times: { short: 0, long: 6 },
  inject: async ({ cluster }, time) => {
    lost = time % 2 === 0 ? await cluster.primary() : await cluster.replica('synchronous');
    lost.machine.kill();
  },
  mend: async ({ cluster }) => {
    await cluster.replaceDisk(lost as HaNode);
    await bringBack();
  },
});

/** Nothing that only the machine behind the cut has written may survive as a second truth. */
const cutOffPrimary = faultOnMachines({
  name: 'the primary cut off from everybody, and back',
  times: { short: 1, long: 10 },
  inject: async ({ cluster }) => {
    lost = await cluster.primary();
    lost.machine.cut();
    await refuseWrites(lost);
  },
  mend: async ({ cluster }) => {
    const cutOff = lost as HaNode;
    if ((await cluster.primary()) === cutOff) throw new Error('Nobody took over.');
    cutOff.machine.mend();
    await cluster.waitUntilWhole();
    await cutOff.untilServing();
    if (await hasSecondTruth(cluster)) throw new Error('A second truth survived.');
  },
});

/** Writes on the cut-off machine itself, as a server there might; it must not be acknowledged. */
async function refuseWrites({ machine }: HaNode): Promise<void> {
  const sql = "create table if not exists second_truth as select 'written behind the cut' as word";
  const said = await machine.execute(
    'psql',
    ['-h', '127.0.0.1', '-U', 'postgres', '-c', sql],
    4000,
  );
  if (said.includes('SELECT 1')) throw new Error('The cut-off primary acknowledged a write.');
}

/** Asks whoever is primary: on a slow machine that may still change. */
async function hasSecondTruth(cluster: HaCluster): Promise<boolean> {
  let isFound = false;
  await waitUntil('a primary that answers', async () => {
    const { address } = (await cluster.primary()).machine;
    const client = new pg.Client({
      connectionString: `postgres://postgres@${address}:5432/postgres`,
    });
    try {
      await client.connect();
      const sql =
        "select pg_is_in_recovery() as follows, to_regclass('second_truth') is not null as found";
      const { rows } = await client.query(sql);
      isFound = rows[0].found;
      return !rows[0].follows;
    } finally {
      await client.end();
    }
  });
  return isFound;
}

const killPatroni = faultOnMachines({
  name: "the primary's Patroni killed, its PostgreSQL left running",
  times: { short: 0, long: 6 },
  inject: async ({ cluster }) => {
    lost = await cluster.primary();
    await lost.machine.end('patroni');
  },
  mend: async () => lost?.startPatroni(),
});

const killEtcdLeader = faultOnMachines({
  name: "etcd's leader killed, and started again",
  times: { short: 0, long: 10 },
  inject: async ({ cluster }) => {
    lost = await cluster.etcdLeader();
    await lost.machine.end('etcd');
  },
  mend: async ({ cluster }) => {
    lost?.startEtcd();
    await waitUntil("etcd's leader", async () => (await cluster.etcdLeader()) !== undefined);
  },
});

const loseSynchronousReplica = faultOnMachines({
  name: 'the synchronous replica cut off, and back',
  times: { short: 0, long: 6 },
  inject: async ({ cluster }) => {
    lost = await cluster.replica('synchronous');
    lost.machine.cut();
  },
  mend: async ({ cluster }) => {
    lost?.machine.mend();
    await cluster.waitUntilWhole();
    await lost?.untilServing();
  },
});

const loseRedisPrimary = faultOnMachines({
  name: "Redis' primary killed, and back as a replica",
  times: { short: 1, long: 10 },
  inject: async ({ cluster }) => {
    lost = await cluster.redisPrimary();
    await lost.machine.end('redis');
    const gone = lost;
    await waitUntil('another Redis', async () => (await cluster.redisPrimary()) !== gone);
  },
  mend: async ({ cluster }) => {
    lost?.startRedis();
    await waitUntil('servers at the new Redis', () => cluster.isRedisConnected());
  },
});

const restartPgbouncer = faultOnMachines({
  name: 'PgBouncer restarted under load, machine after machine',
  times: { short: 0, long: 15 },
  hasPgbouncer: true,
  inject: async ({ cluster }, time) => {
    lost = cluster.node(time);
    await lost.machine.end('pgbouncer', time % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await pause(500);
    lost.startPgbouncer();
  },
  mend: async () => lost?.untilServing(),
});

const losePrimaryBehindPgbouncer = faultOnMachines({
  name: "the primary's machine killed, servers behind PgBouncer",
  times: { short: 0, long: 6 },
  hasPgbouncer: true,
  inject: async ({ cluster }: MachinesContext) => {
    lost = await cluster.primary();
    lost.machine.kill();
  },
  mend: bringBack,
});

export const machineFaults: Fault[] = [
  losePrimary,
  cutOffPrimary,
  loseRedisPrimary,
  loseMachineForGood,
  killPatroni,
  killEtcdLeader,
  loseSynchronousReplica,
  restartPgbouncer,
  losePrimaryBehindPgbouncer,
];
