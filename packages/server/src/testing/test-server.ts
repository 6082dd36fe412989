import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { FindPuzzleDraft } from '../features/daily/puzzles/puzzle-store.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { type ClientTimeouts, defaultClientTimeouts } from '../platform/http/connections.ts';
import { watchRefusals } from './check-refusals.ts';
import { type TestBee, testBee, testPuzzle } from './test-bee.ts';
import { makeReadyDatabase, type TestDatabase } from './test-database.ts';

/** The real app on a real port with its own database, an adjustable clock and its log. */
export interface TestServer {
  url: string;
  app: FastifyInstance;
  db: Database;
  config: Config;
  database: TestDatabase;
  clock: Clock & { advance(ms: number): void };
  bee: TestBee;
  log: string[];
  stop(): Promise<void>;
}

export interface TestServerOptions {
  database?: TestDatabase;
  settings?: Record<string, string>;
  webFolder?: string;
  drafts?: FindPuzzleDraft;
  /** The clock's time at the start; by default the real time. */
  at?: number;
  /** Client timeouts that differ from the defaults. */
  clientTimeouts?: Partial<ClientTimeouts>;
  /** Where every call races every other, a code may come once in a thousand runs: no reason to fail then. */
  isRefusalCheckOff?: true;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await makeReadyDatabase());
  const isLimitedByAddress =
    options.settings?.RATE_LIMIT === 'on' && !options.settings.TRUSTED_PROXIES;
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    REDIS_URL: isLimitedByAddress ? await emptyRedisAt(database.redisUrl) : database.redisUrl,
    LOG_LEVEL: 'info',
    RATE_LIMIT: 'off',
    ...options.settings,
  });
  const clock = turnableClock(options.at);
  const bee = testBee();
  const log: string[] = [];
  const db = await openDatabase(config);
  const app = await createApp({
    config,
    db,
    clock,
    bee,
    puzzleDrafts: options.drafts ?? testPuzzle,
    webFolder: options.webFolder ?? '/nowhere',
    clientTimeouts: { ...defaultClientTimeouts, ...options.clientTimeouts },
    logStream: { write: (line) => log.push(line) },
  });
  const isRefusalCheckOff = options.isRefusalCheckOff || process.env.REFUSAL_CHECK === 'off';
  const checkRefusals = isRefusalCheckOff ? undefined : watchRefusals(app);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    db,
    config,
    database,
    clock,
    bee,
    log,
    stop: async () => {
      await app.close();
      if (!options.database) await database.remove();
      checkRefusals?.();
    },
  };
}

let limited = 0;

/** All suites share one Redis, and visitors of all of them come from this machine: here they are counted by themselves. */
async function emptyRedisAt(shared: string | undefined): Promise<string | undefined> {
  if (!shared) return undefined;
  limited += 1;
  const url = new URL(shared);
  url.pathname = `/${1 + ((limited + 7 * Number(process.env.VITEST_POOL_ID)) % 14)}`;
  const redis = new Redis(url.href);
  await redis.flushdb();
  redis.disconnect();
  return url.href;
}

function turnableClock(start = Date.now()) {
  let ahead = start - Date.now();
  return {
    now: () => Date.now() + ahead,
    advance: (ms: number) => {
      ahead += ms;
    },
  };
}
