import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { root } from '../process/root.ts';

interface VitestRun {
  /** From the repository's root. */
  tests: readonly string[];
  /** Runs them in this order, not the largest first. Of the web some can't: they share one process. */
  isInOrder?: boolean;
  /** The code to run instead of what the file contains. */
  transform(code: string, id: string): string | undefined;
  testNamePattern?: string;
  runner?: string;
  /** Stops after so many failures. */
  bail?: number;
  env?: Record<string, string>;
}

/** One file after the other, in one process, on SQLite, without any output. */
export async function runVitest(run: VitestRun): Promise<TestModule[]> {
  const { tests, isInOrder = false, transform, env, ...options } = run;
  const vitest = await createVitest(
    'test',
    {
      ...options,
      root,
      config: false,
      watch: false,
      include: [...tests],
      pool: 'forks',
      isolate: false,
      fileParallelism: false,
      ...(isInOrder && { sequence: { sequencer: inGivenOrder(tests) } }),
      // Changed code must not be found by the next run.
      fsModuleCache: false,
      css: { include: [/tokens\.css/] },
      env: { TEST_DATABASE: 'sqlite', ...env },
      reporters: [{}],
      silent: true,
      // A test lasts as long as all its repetitions.
      testTimeout: 3_600_000,
      hookTimeout: 60_000,
      // Sweeps and presence take longer than Vitest's second; a mutant shouldn't take as long as the suites' own limit.
      expect: { poll: { timeout: 5000 } },
    },
    { plugins: [{ name: 'changed-code', enforce: 'pre', transform }] },
  );
  try {
    const { testModules } = await vitest.start();
    for (const module of testModules) {
      const [error] = module.errors();
      if (error) throw new Error(`${module.relativeModuleId}: ${error.message}`);
    }
    return testModules;
  } finally {
    await vitest.close();
  }
}

function inGivenOrder(tests: readonly string[]): typeof BaseSequencer {
  const paths = tests.map((test) => join(root, test));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((a, b) => paths.indexOf(a.moduleId) - paths.indexOf(b.moduleId));
    }
  };
}
