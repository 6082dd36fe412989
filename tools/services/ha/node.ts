import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../process/root.ts';
import { waitUntil } from '../../process/wait-until.ts';
import {
  findEtcd,
  findHaproxy,
  findPatroni,
  findPgbouncer,
  findPostgres,
  findRedis,
} from '../find-programs.ts';
import { type GameServer, startGameServer } from '../game-server.ts';
import type { Machine } from './machine.ts';

const deploy = join(root, 'deploy/ha');

interface NodeOptions {
  machines: Machine[];
  hasPgbouncer: boolean;
  settings: Record<string, string>;
}

/** Three of these are an installation: etcd, PostgreSQL under Patroni, Redis with Sentinel, HAProxy and a server of the game. */
export class HaNode {
  readonly machine: Machine;
  readonly #options: NodeOptions;
  #server: GameServer | undefined;
  /** Whether its etcd is a new member of those that are there. */
  joinsEtcd = false;

  constructor(machine: Machine, options: NodeOptions) {
    this.machine = machine;
    this.#options = options;
  }

  /** Where a load balancer finds the game server of this machine. */
  get serverUrl(): string {
    return `http://${this.machine.address}:3000`;
  }

  get serverSettings(): Record<string, string> {
    const { hasPgbouncer, machines, settings } = this.#options;
    return {
      DATABASE_URL: `postgres://postgres@127.0.0.1:${hasPgbouncer ? 6432 : 5000}/postgres`,
      DATABASE_READ_URL: 'postgres://postgres@127.0.0.1:5001/postgres',
      REDIS_URL: 'redis://bee-jinx',
      REDIS_SENTINELS: machines.map(({ address }) => `${address}:26379`).join(),
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    };
  }

  /** All but the game server, which needs a database. */
  start(): void {
    this.startEtcd();
    this.startPatroni();
    this.startRedis();
    this.#startSentinel();
    this.startDatabaseProxy();
    if (this.#options.hasPgbouncer) this.startPgbouncer();
  }

  startEtcd(): void {
    const { address, name, folder } = this.machine;
    const { machines } = this.#options;
    const data = join(folder, 'etcd');
    this.machine.run('etcd', installed(findEtcd(), 'etcd'), [
      `--name=${name}`,
      `--data-dir=${data}`,
      `--listen-client-urls=http://${address}:2379`,
      `--advertise-client-urls=http://${address}:2379`,
      `--listen-peer-urls=http://${address}:2380`,
      `--initial-advertise-peer-urls=http://${address}:2380`,
      `--initial-cluster=${machines.map((one) => `${one.name}=http://${one.address}:2380`).join()}`,
      `--initial-cluster-state=${this.joinsEtcd ? 'existing' : 'new'}`,
      '--enable-v2',
    ]);
  }

  startPatroni(): void {
    const { address, name } = this.machine;
    const { machines } = this.#options;
    this.machine.run(
      'patroni',
      installed(findPatroni(), 'Patroni'),
      [this.#configFile('patroni.yml')],
      {
        env: {
          PATRONI_NAME: name,
          PATRONI_ETCD_HOSTS: machines.map((one) => `${one.address}:2379`).join(),
          PATRONI_RESTAPI_LISTEN: `${address}:8008`,
          PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
          PATRONI_POSTGRESQL_LISTEN: `${address},127.0.0.1:5432`,
          PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
          PATRONI_POSTGRESQL_DATA_DIR: join(this.machine.makeFolder('postgres'), 'data'),
          PATRONI_POSTGRESQL_BIN_DIR: installed(findPostgres(), 'PostgreSQL'),
          PATRONI_POSTGRESQL_PGPASS: join(this.machine.folder, 'pgpass'),
          PATRONI_SUPERUSER_USERNAME: 'postgres',
          PATRONI_SUPERUSER_PASSWORD: 'postgres',
          PATRONI_REPLICATION_USERNAME: 'replicator',
          PATRONI_REPLICATION_PASSWORD: 'replicator',
        },
      },
    );
  }

  startDatabaseProxy(): void {
    const { machines } = this.#options;
    const nodes = machines.map((one) => [`BEE_JINX_NODE${one.number + 1}`, one.address]);
    const files = [this.#configFile('haproxy-database.cfg'), this.#wayIn()];
    this.machine.run(
      'haproxy',
      installed(findHaproxy(), 'HAProxy'),
      ['-db', ...files.flatMap((file) => ['-f', file])],
      {
        env: {
          ...Object.fromEntries(nodes),
          BEE_JINX_PRIMARY_BIND: '127.0.0.1:5000',
          BEE_JINX_REPLICAS_BIND: '127.0.0.1:5001',
        },
      },
    );
  }

  startPgbouncer(): void {
    const program = installed(findPgbouncer(), 'PgBouncer');
    this.machine.run('pgbouncer', program, [this.#configFile('pgbouncer.ini')]);
  }

  async startServer(): Promise<void> {
    const { prefix } = this.machine;
    this.#server = await startGameServer({
      port: '3000',
      prefix,
      url: this.serverUrl,
      settings: this.serverSettings,
    });
  }

  /** Where the machine was killed, so was its server: this forgets it. */
  async stopServer(): Promise<void> {
    await this.#server?.stop();
    this.#server = undefined;
  }

  async untilServing(): Promise<void> {
    await waitUntil(
      'a server that is ready',
      async () =>
        (await fetch(`${this.serverUrl}/api/ready`, { signal: AbortSignal.timeout(3000) })).ok,
    );
  }

  /** Back after it was killed. */
  async restart(): Promise<void> {
    await this.stopServer();
    this.start();
    await waitUntil('a primary, for the server that starts', async () => {
      await this.startServer();
      return true;
    });
  }

  startRedis(): void {
    const { address } = this.machine;
    const settings = {
      bind: `${address} 127.0.0.1`,
      port: '6379',
      'protected-mode': 'no',
      save: '',
      dir: this.machine.makeFolder('redis'),
      appendonly: 'yes',
      appendfsync: 'always',
      // Who is primary is Sentinel's to say; at the first start it is the first machine.
      ...(this.machine.number > 0 && { replicaof: `${this.#firstAddress} 6379` }),
    };
    const file = join(this.machine.folder, 'redis.conf');
    // Redis notes here whose replica it is.
    if (!existsSync(file)) {
      const lines = Object.entries(settings).map(([name, value]) =>
        value === '' ? `${name} ""` : `${name} ${value}`,
      );
      this.machine.writeFile('redis.conf', lines.join('\n'));
    }
    this.machine.run('redis', installed(findRedis(), 'Redis'), [file]);
  }

  #startSentinel(): void {
    const { address } = this.machine;
    const file = join(this.machine.folder, 'sentinel.conf');
    if (!existsSync(file)) {
      const shared = readFileSync(join(deploy, 'sentinel.conf'), 'utf8');
      const own = `bind ${address} 127.0.0.1\nport 26379\nprotected-mode no\ndir ${this.machine.makeFolder('sentinel')}\n`;
      this.machine.writeFile(
        'sentinel.conf',
        own + shared.replace('10.0.0.11', this.#firstAddress),
      );
    }
    this.machine.run('sentinel', installed(findRedis(), 'Redis'), [file, '--sentinel']);
  }

  /** A copy of a file in deploy/ha: the programs don't run as root, and the checkout may be in root's home. */
  #configFile(name: string): string {
    return this.machine.writeFile(name, readFileSync(join(deploy, name), 'utf8'));
  }

  /** A server listens on loopback here, since only there may it go without rate limits. */
  #wayIn(): string {
    const lines = [
      'listen game',
      `  bind ${this.machine.address}:3000`,
      '  server game 127.0.0.1:3000',
      '',
    ];
    return this.machine.writeFile('way-in.cfg', lines.join('\n'));
  }

  get #firstAddress(): string {
    return this.#options.machines[0]?.address ?? '';
  }
}

function installed(program: string | undefined, name: string): string {
  if (program === undefined) throw new Error(`${name} is not installed.`);
  return program;
}
