import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../process/at-exit.ts';
import { waitUntil } from '../../process/wait-until.ts';
import { findFreePort } from '../find-free-port.ts';
import { type Haproxy, startHaproxy } from '../haproxy.ts';
import { missingServices, type ServiceName } from '../install-services.ts';
import { Machine } from './machine.ts';
import { lacksNamespaces, TestNetwork } from './network.ts';
import { HaNode } from './node.ts';

export const haServices: ServiceName[] = [
  'PostgreSQL',
  'Patroni',
  'etcd',
  'Redis',
  'HAProxy',
  'PgBouncer',
  'iproute',
];

/** Why three machines can't be made here, if so. */
export function lacksMachines(): string | undefined {
  const missing = missingServices(haServices);
  return missing.length > 0 ? missing.join(', ') : lacksNamespaces();
}

interface HaOptions {
  /** The load balancer's port; any free one by default. */
  port?: number;
  hasPgbouncer?: boolean;
  settings?: Record<string, string>;
}

const size = 3;

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Three machines, any of which may be lost: see docs/operations.md. Throwaway; runs the files of deploy/ha. */
export class HaCluster {
  readonly nodes: HaNode[];
  readonly #network: TestNetwork;
  readonly #removeDisks: () => void;
  #haproxy: Haproxy | undefined;

  private constructor({ hasPgbouncer = false, settings = {} }: HaOptions) {
    const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-ha-'));
    chmodSync(folder, 0o755);
    this.#removeDisks = atExit(() =>
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
    );
    const network = TestNetwork.create(size);
    this.#network = network;
    const machines = Array.from(
      { length: size },
      (_, number) => new Machine(network, number, join(folder, `node${number + 1}`)),
    );
    const options = { machines, hasPgbouncer, settings };
    this.nodes = machines.map((machine) => new HaNode(machine, options));
  }

  static async start(options: HaOptions = {}): Promise<HaCluster> {
    const cluster = new HaCluster(options);
    try {
      for (const node of cluster.nodes) node.start();
      await cluster.waitUntilWhole();
      await Promise.all(cluster.nodes.map((node) => node.startServer()));
      cluster.#haproxy = await startHaproxy(
        options.port ?? (await findFreePort()),
        cluster.nodes.map(({ serverUrl }) => serverUrl),
      );
      return cluster;
    } catch (error) {
      const said = cluster.logs;
      await cluster.stop();
      throw new Error(`The machines did not come up. ${(error as Error).message}\n${said}`, {
        cause: error,
      });
    }
  }

  get url(): string {
    return this.#haproxy?.url ?? '';
  }

  /** The end of what Patroni and PostgreSQL have said, machine after machine. */
  get logs(): string {
    return this.nodes
      .map(({ machine }) => `${machine.name} (${machine.address})\n${machine.log('patroni')}`)
      .join('\n');
  }

  node(index: number): HaNode {
    const node = this.nodes[index % size];
    if (!node) throw new Error(`There is no machine ${index + 1}.`);
    return node;
  }

  /** Of the machine that is primary; the others follow it. */
  async primary(): Promise<HaNode> {
    let found: HaNode | undefined;
    await waitUntil('a primary', async () => {
      const leader = leaderOf(await this.#members());
      found = this.nodes.find(({ machine }) => machine.name === leader);
      return found !== undefined;
    });
    return found as HaNode;
  }

  /** A replica that the primary doesn't wait for, or the one that it waits for. */
  async replica(kind: 'synchronous' | 'asynchronous'): Promise<HaNode> {
    const members = await this.#members();
    const role = kind === 'synchronous' ? 'sync_standby' : 'replica';
    const name = members.find((member) => member.role === role)?.name;
    const found = this.nodes.find(({ machine }) => machine.name === name);
    if (!found) throw new Error(`There is no ${kind} replica.`);
    return found;
  }

  async etcdLeader(): Promise<HaNode> {
    for (const node of this.nodes) {
      const url = `http://${node.machine.address}:2379/v3/maintenance/status`;
      const status = await postJson(url).catch(() => undefined);
      if (status?.leader && status.leader === status.header?.member_id) return node;
    }
    throw new Error('etcd has no leader.');
  }

  /** As two Sentinels see it. */
  async redisPrimary(): Promise<HaNode> {
    const votes = await Promise.all(
      this.nodes.map(({ machine }) =>
        machine.execute(
          'redis-cli',
          ['-h', machine.address, '-p', '26379', 'sentinel', 'get-master-addr-by-name', 'bee-jinx'],
          2000,
        ),
      ),
    );
    const found = this.nodes.find(
      ({ machine }) => votes.filter((vote) => vote.includes(`${machine.address}\n`)).length >= 2,
    );
    if (!found) throw new Error('The Sentinels disagree.');
    return found;
  }

  /** Whether every server has found Redis. */
  async isRedisConnected(): Promise<boolean> {
    const replies = await Promise.all(
      this.nodes.map(async ({ serverUrl }) => (await fetch(`${serverUrl}/api/ready`)).text()),
    );
    return replies.every((text) => text.includes('"connected"'));
  }

  /** An empty disk for a machine that was killed. etcd knows it as a member of its own, which an empty one isn't. */
  async replaceDisk(node: HaNode): Promise<void> {
    const other = this.nodes.find((one) => one !== node);
    if (!other) return;
    const { machine } = node;
    const etcd = (path: string, body: object) =>
      postJson(`http://${other.machine.address}:2379/v3/cluster/member/${path}`, body);
    const { members = [] } = await etcd('list', {});
    const gone = members.find(({ name }) => name === machine.name);
    await etcd('remove', { ID: gone?.ID });
    await etcd('add', { peerURLs: [`http://${machine.address}:2380`] });
    machine.loseDisk();
    node.joinsEtcd = true;
  }

  /** One primary, two replicas that stream from it, one of them synchronous. */
  async waitUntilWhole(timeoutMs = 120_000): Promise<void> {
    await waitUntil(
      'a primary and two replicas',
      async () => {
        const members = await this.#members();
        const roles = members.map(({ role }) => role).sort();
        return (
          roles.join() === 'leader,replica,sync_standby' &&
          members.every(({ state }) => state === 'running' || state === 'streaming') &&
          (await countStreaming(await this.primary())) === 2
        );
      },
      timeoutMs,
    );
  }

  async stop(): Promise<void> {
    this.#haproxy?.stop();
    await Promise.all(this.nodes.map((node) => node.stopServer()));
    this.#network.stop();
    this.#removeDisks();
  }

  /** As two machines see them: one that was cut off still believes what it knew before. None while they disagree. */
  async #members(): Promise<Member[]> {
    const views = await Promise.all(
      this.nodes.map(({ machine }) => membersSeenBy(machine.address)),
    );
    const agreed = views.find(
      (view) =>
        leaderOf(view) !== undefined &&
        views.filter((other) => leaderOf(other) === leaderOf(view)).length >= 2,
    );
    return agreed ?? [];
  }
}

/** As the primary sees it: Patroni also calls a replica running whose log has parted from the primary's. */
async function countStreaming({ machine }: HaNode): Promise<number> {
  const sql = "select count(*) from pg_stat_replication where state = 'streaming'";
  const args = ['-h', machine.address, '-U', 'postgres', '-Atc', sql];
  return Number(await machine.execute('psql', args, 5000));
}

async function membersSeenBy(address: string): Promise<Member[]> {
  try {
    const signal = AbortSignal.timeout(1000);
    const answer = await fetch(`http://${address}:8008/cluster`, { signal });
    return ((await answer.json()) as { members: Member[] }).members;
  } catch {
    return [];
  }
}

const leaderOf = (members: readonly Member[]): string | undefined =>
  members.find(({ role }) => role === 'leader')?.name;

/** What we read of etcd's answers. */
interface EtcdReply {
  leader?: string;
  header?: { member_id: string };
  members?: { ID: string; name: string }[];
}

async function postJson(url: string, body: object = {}): Promise<EtcdReply> {
  const signal = AbortSignal.timeout(3000);
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal });
  return (await answer.json()) as EtcdReply;
}
