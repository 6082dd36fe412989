import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findPgbouncer } from './tools/services/find-programs.ts';

const serverSuite = (database: 'sqlite' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['packages/server/src/**/*.test.ts'],
    // What holds for one database only says so in its name: second-server.sqlite.test.ts.
    exclude: [database === 'sqlite' ? '**/*.postgres.test.ts' : '**/*.sqlite.test.ts'],
    env: { TEST_DATABASE: database },
    // Processes of their own: a suite may end its server the hard way. Each loads the server once for all its suites.
    pool: 'forks' as const,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a state may take to come about on a busy machine; the usual second is too short.
    expect: { poll: { timeout: 30_000 } },
  },
});

export default defineConfig({
  test: {
    // One more than there are cores: a test of the server spends a part of its time waiting.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          // A process for each file takes longer than all the tests; resetting the modules does not.
          isolate: false,
          setupFiles: ['tools/test-run/reset-modules.ts'],
          // Properties try thousands of cases, and the machine may be busy with other things.
          testTimeout: 60_000,
          // Other style sheets are empty here; the theme lab reads the tokens out of these.
          css: { include: [/tokens\.css/] },
          include: [
            'packages/{game,bee,contract,web}/src/**/*.test.{ts,tsx}',
            'packages/web/{build,service-worker}/**/*.test.ts',
            '{tools,bench}/**/*.test.ts',
          ],
        },
      },
      serverSuite('sqlite'),
      serverSuite('postgres'),
      {
        test: {
          name: 'trials',
          include: ['trials/**/*.test.ts'],
          // Without PgBouncer they are left out, and `npm test` says so; in CI they fail.
          exclude: findPgbouncer() || process.env.CI === 'true' ? [] : ['trials/pgbouncer.test.ts'],
          pool: 'forks',
          // Each starts servers of its own by the handful.
          fileParallelism: false,
          // A machine that comes back takes a minute where others keep the cores busy.
          testTimeout: 300_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
