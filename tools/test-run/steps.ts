import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { root } from '../process/root.ts';
import { runConcurrently } from '../process/run-concurrently.ts';
import { type RunResult, runProgram } from '../process/run-program.ts';
import { findPgbouncer } from '../services/find-programs.ts';
import { haServices, lacksMachines } from '../services/ha/ha-cluster.ts';
import type { ServiceName } from '../services/install-services.ts';
import { type Postgres, startPostgres } from '../services/postgres.ts';
import { type Redis, startRedis } from '../services/redis.ts';
import { canMountSmallDisk } from '../services/small-disk.ts';
import type { StepPart } from './choose-steps.ts';
import {
  checkOutcome,
  countPlaywright,
  countVitest,
  type Outcome,
  suiteOutcome,
} from './outcome.ts';

export interface Step {
  name: string;
  /** Programs that must be installed. */
  needs: ServiceName[];
  /** Programs that only some of its parts need. */
  wants?: ServiceName[];
  parts?: StepPart[];
  /** How much of the machine it uses. A step that mostly waits runs beside the others. */
  takes: 'one core' | 'all cores' | 'its time';
  /** Browsers abort what they are loading whenever an interface comes or goes, as those of the trials' machines do. */
  needsSteadyNetwork?: boolean;
  run(): Promise<Outcome>;
}

/** Ends a step that hangs; long enough for a slow machine. */
const limitMs = 40 * 60_000;

export const steps: Step[] = [
  check('types', checkTypes),
  check('lint', () => runProgram('biome', ['ci', '--diagnostic-level=warn', '.'], { limitMs })),
  check('dead-code', () => runProgram('knip', ['--no-progress'], { limitMs })),
  check('directions', () => runProgram('node', ['tools/check-directions.ts'], { limitMs })),
  check('build', () => buildStale(root)),
  suite('units', [], () => vitest('unit')),
  suite('server-sqlite', [], () => vitest('server-sqlite')),
  suite('server-postgres', ['PostgreSQL', 'Redis'], async () =>
    vitest('server-postgres', await startTestServices()),
  ),
  {
    name: 'trials',
    needs: ['PostgreSQL', 'Redis', 'HAProxy'],
    wants: haServices,
    parts: [
      { name: 'lost machines', lacks: lacksMachines },
      {
        name: 'PgBouncer',
        lacks: () => (findPgbouncer() ? undefined : 'PgBouncer'),
      },
      { name: 'full disk', lacks: () => (canMountSmallDisk() ? undefined : 'right to mount') },
    ],
    takes: 'its time',
    run: () => vitest('trials'),
  },
  { ...suite('journeys', ['Chromium', 'headless Chromium'], journeys), needsSteadyNetwork: true },
];

function check(name: string, work: () => Promise<RunResult>): Step {
  return { name, needs: [], takes: 'one core', run: async () => checkOutcome(await work()) };
}

function suite(name: string, needs: ServiceName[], work: () => Promise<Outcome>): Step {
  return { name, needs, takes: 'all cores', run: work };
}

async function checkTypes(): Promise<RunResult> {
  const projects = [
    'tsconfig.json',
    ...globSync('packages/{*,web/service-worker}/tsconfig.json', { cwd: root }).sort(),
  ];
  const all: RunResult = { code: 0, output: '' };
  await runConcurrently(2, projects, async (project) => {
    // By default four threads check one project, and each infers the contract's types again.
    const { code, output } = await runProgram('tsc', ['-p', project, '--checkers', '1'], {
      limitMs,
    });
    all.code ||= code;
    all.output += output;
  });
  return all;
}

const vitest = (project: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  withReport(countVitest, (report) =>
    runProgram(
      'vitest',
      [
        'run',
        '--project',
        project,
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env, limitMs },
    ),
  );

let services: Promise<[Postgres, Redis]> | undefined;

/** One PostgreSQL and one Redis for the whole run; they stop when this process exits. */
async function startTestServices(): Promise<NodeJS.ProcessEnv> {
  services ??= Promise.all([startPostgres(), startRedis()]);
  const [postgres, redis] = await services;
  return { TEST_POSTGRES_URL: postgres.url, TEST_REDIS_URL: redis.url };
}

async function journeys(): Promise<Outcome> {
  // The build step doesn't run with --only journeys.
  const built = await buildStale(root);
  if (built.code !== 0) return checkOutcome(built);
  return withReport(countPlaywright, (report) =>
    runProgram('playwright', ['test', '--forbid-only'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      limitMs,
    }),
  );
}

type Count = typeof countVitest;

async function withReport(
  count: Count,
  work: (reportFile: string) => Promise<RunResult>,
): Promise<Outcome> {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  const ran = await work(file);
  return suiteOutcome(ran, existsSync(file) ? count(readFileSync(file, 'utf8')) : undefined);
}
