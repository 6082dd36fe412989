import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDance } from '../packages/server/src/testing/test-dance.ts';
import { runProgram } from '../tools/process/run-program.ts';
import { type GameServer, startGameServer } from '../tools/services/game-server.ts';
import { type Pgbouncer, startPgbouncer } from '../tools/services/pgbouncer.ts';
import { type Postgres, startPostgres } from '../tools/services/postgres.ts';
import { type Redis, startRedis } from '../tools/services/redis.ts';

/** Those that depend most on what a connection remembers: locks, names of statements, timeouts, transactions. */
const suites = [
  'platform/database/database.test.ts',
  'platform/database/actor-context.test.ts',
  'platform/database/several-servers.postgres.test.ts',
  'platform/database/unavailable.postgres.test.ts',
  'platform/database/prepared-statements.postgres.test.ts',
  'features/dance/play.test.ts',
  'features/dance/two-servers.postgres.test.ts',
  'features/daily/archive.test.ts',
];

/** With `npm test -- --thorough`. */
const moreSuites = [
  'platform/http/every-call.test.ts',
  'features/dance/races.test.ts',
  'features/daily/play.test.ts',
];

/** Left out by vitest.config.ts where PgBouncer is missing. */
describe('behind PgBouncer in transaction mode', () => {
  let postgres: Postgres;
  let redis: Redis;
  let pgbouncer: Pgbouncer;
  let servers: GameServer[];
  let pooledUrl: string;
  beforeAll(async () => {
    [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    pgbouncer = await startPgbouncer(postgres.port);
    pooledUrl = postgres.url.replace(`:${postgres.port}`, `:${pgbouncer.port}`);
    const settings = { DATABASE_URL: pooledUrl };
    // At once, so that they race to migrate the empty database.
    servers = await Promise.all([startGameServer({ settings }), startGameServer({ settings })]);
  });
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.stop()));
    pgbouncer?.stop();
    redis?.stop();
    postgres?.stop();
  });

  test('servers open, and leave no lock and no setting on connections that others get', async () => {
    const direct = new pg.Client({ connectionString: postgres.url });
    await direct.connect();
    const held = await direct.query("select * from pg_locks where locktype = 'advisory'");
    expect(held.rows).toEqual([]);
    await direct.end();
    const pooled = Array.from({ length: 5 }, () => new pg.Client({ connectionString: pooledUrl }));
    await Promise.all(pooled.map((client) => client.connect()));
    const shown = await Promise.all(pooled.map((client) => client.query('show statement_timeout')));
    expect(new Set(shown.map(({ rows }) => rows[0].statement_timeout))).toEqual(new Set(['0']));
    await Promise.all(pooled.map((client) => client.end()));
  });

  test('dances are played on connections that change from word to word', async () => {
    const dances = await Promise.all(
      servers.map(({ url }) => startDance(url, { maxRounds: 20, pace: 'relaxed' })),
    );
    for (let round = 1; round <= 10; round += 1) {
      await Promise.all(dances.map((dance) => dance.miss(round)));
    }
    for (const dance of dances) expect((await dance.read(1)).rounds).toHaveLength(10);
  });

  test('a backup through it is refused, as it would change the connections of others', async () => {
    const env = { DATABASE_URL: pooledUrl };
    const { code, output } = await runProgram(
      'node',
      ['packages/server/src/commands/backup.ts', join(tmpdir(), 'never-made.dump')],
      { env },
    );
    expect([code, output]).toEqual([1, expect.stringContaining('leads through a pooler')]);
  });

  test('the suites of the server pass', async () => {
    const chosen = process.env.TEST_THOROUGH === 'true' ? [...suites, ...moreSuites] : suites;
    const files = chosen.map((suite) => `packages/server/src/${suite}`);
    const env = {
      TEST_POSTGRES_URL: postgres.url,
      TEST_POOLER_URL: pooledUrl,
      TEST_REDIS_URL: redis.url,
    };
    const { code, output } = await runProgram(
      'vitest',
      ['run', '--project', 'server-postgres', ...files],
      { env, limitMs: 10 * 60_000 },
    );
    expect(code, output.slice(-4000)).toBe(0);
  }, 600_000);
});
