import {
  type RunnerTestCase,
  type RunnerTestFile,
  type RunnerTestSuite,
  type TestContext,
  TestRunner,
  vi,
} from 'vitest';
import type { MutantGroup } from './plan.ts';
import {
  groupsOf,
  isLate,
  nameOf,
  openMutants,
  pathOf,
  plan,
  recordFailing,
  recordKill,
  recordNotRepeated,
  recordReached,
  saveResults,
  slowTests,
} from './record.ts';
import { ReloadRunner } from './reload-runner.ts';
import { beginPass, installSwitch, state } from './state.ts';

installSwitch();

// Tests replace the global ones.
const { setTimeout, clearTimeout } = globalThis;
const now = performance.now.bind(performance);

/**
 * Runs each test as it is, and then again with each mutant on that it passed and that no test has killed yet. What a
 * file does when it is loaded is tried by loading the file again.
 */
export default class MutantRunner extends TestRunner {
  /** Mutants of the file that runs which only the first of several passes reaches. */
  readonly #onlyOnce = new Set<number>();

  async runTask(test: RunnerTestCase): Promise<void> {
    beginPass(-1);
    const start = now();
    await TestRunner.getTestFn(test)();
    const timeMs = now() - start;
    const passed = new Set(state.passed);
    recordReached(passed);
    const groups = groupsOf(pathOf(test), test.fullTestName).filter(
      (group) => openMutants(group, passed).next().value !== undefined,
    );
    if (timeMs > plan.maxTestMs) slowTests.add(nameOf(test));
    if (groups.length === 0 || isLate()) return;
    await tearDown(test);
    await this.#tryMutants(test, { groups, passed, timeMs });
    // Vitest tears down what it finds.
    for (const hook of beforeEachHooks(test)) await hook();
  }

  async #tryMutants(
    test: RunnerTestCase,
    { groups, passed, timeMs }: { groups: MutantGroup[]; passed: Set<number>; timeMs: number },
  ): Promise<void> {
    if (timeMs > plan.maxTestMs || (await this.#fails(test, -1, timeMs))) {
      for (const id of passed) this.#onlyOnce.add(id);
      recordNotRepeated(nameOf(test));
      return;
    }
    const maxHits = state.hits * 20 + 100_000;
    for (const group of groups) {
      for (const id of openMutants(group, passed)) {
        if (isLate()) return;
        const hasFailed = await this.#fails(test, id, timeMs, maxHits);
        if (!hasFailed && state.activeHits === 0) this.#onlyOnce.add(id);
        if (!hasFailed) continue;
        recordKill(group, id, nameOf(test));
        // The mutant may have left something behind.
        if (await this.#fails(test, -1, timeMs)) return recordNotRepeated(nameOf(test));
      }
    }
  }

  async #fails(test: RunnerTestCase, id: number, timeMs: number, maxHits?: number) {
    beginPass(id, maxHits);
    try {
      await withTimeout(this.#repeat(test), timeMs * 10 + 2000);
      this.onAfterTryTask(test);
      return test.result?.state === 'fail';
    } catch {
      return true;
    } finally {
      state.active = -1;
      state.maxHits = Number.POSITIVE_INFINITY;
      if (test.result) test.result = { ...test.result, state: 'run', errors: [] };
    }
  }

  /** With the hooks that Vitest runs before and after each test. */
  async #repeat(test: RunnerTestCase): Promise<void> {
    this.onBeforeTryTask(test, { retry: 0, repeats: 0 });
    const cleanUps: unknown[] = [];
    try {
      for (const hook of beforeEachHooks(test)) cleanUps.push(await hook());
      await TestRunner.getTestFn(test)();
    } finally {
      await tearDown(test);
      for (const cleanUp of cleanUps.reverse()) if (typeof cleanUp === 'function') await cleanUp();
      const { onFinished = [] } = test as { onFinished?: ((context: TestContext) => unknown)[] };
      for (const finish of onFinished.splice(0).reverse()) await finish(test.context);
    }
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!('filepath' in suite)) return;
    const file = suite as RunnerTestFile;
    if (file.result?.state === 'fail') recordFailing(pathOf(file));
    else if (plan.reloads[pathOf(file)]?.length) {
      await this.#tryReloading(file);
      // The next file must not find what a mutant has loaded.
      vi.resetModules();
    }
    this.#onlyOnce.clear();
    saveResults();
  }

  async #tryReloading(file: RunnerTestFile): Promise<void> {
    const groups = groupsOf(pathOf(file));
    if (groups.length === 0 || isLate()) return;
    const unchanged = new ReloadRunner(this);
    if (await unchanged.findFailure(file.filepath, -1)) return;
    recordReached(unchanged.loaded);
    const mayBeReloaded = new Set(plan.reloads[pathOf(file)]);
    const candidates = mayBeReloaded.intersection(unchanged.loaded.union(this.#onlyOnce));
    for (const group of groups) {
      for (const id of openMutants(group, candidates)) {
        if (isLate()) return;
        const failed = await new ReloadRunner(this, group).findFailure(file.filepath, id);
        if (failed) recordKill(group, id, failed);
      }
    }
  }
}

const beforeEachHooks = (test: RunnerTestCase) =>
  suitesOf(test).flatMap((suite) =>
    TestRunner.getSuiteHooks(suite).beforeEach.map((hook) => () => hook(test.context, suite)),
  );

/** What Vitest does once, after all the repetitions. */
async function tearDown(test: RunnerTestCase): Promise<void> {
  for (const suite of suitesOf(test).toReversed()) {
    for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
  }
}

function suitesOf(test: RunnerTestCase): RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite);
  return suites.includes(test.file) ? suites : [test.file, ...suites];
}

async function withTimeout(work: Promise<void>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The mutant takes too long.')), timeoutMs);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
