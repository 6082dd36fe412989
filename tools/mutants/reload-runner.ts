import { type RunnerTestCase, TestRunner, vi } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import type { MutantGroup } from './plan.ts';
import { groupsOf, nameOf, pathOf, plan, slowTests } from './record.ts';
import { beginPass, state } from './state.ts';

/** Loads a file anew with a mutant on, and runs it up to the first failure. Nothing of it is reported to Vitest. */
export class ReloadRunner extends TestRunner {
  /** The mutants that were passed while the file was loaded. */
  loaded = new Set<number>();
  readonly #group: MutantGroup | undefined;
  #failed: string | undefined;

  constructor(outer: TestRunner, group?: MutantGroup) {
    // A mutant may leave a test waiting for ever.
    super({ ...outer.config, testTimeout: plan.maxTestMs * 10 + 2000 });
    // Vitest sets these after it has made a runner.
    for (const field of ['moduleRunner', '_otel'])
      Reflect.set(this, field, Reflect.get(outer, field));
    this.#group = group;
  }

  /** The test that failed; the file's path if it couldn't be loaded. */
  async findFailure(path: string, id: number): Promise<string | undefined> {
    vi.resetModules();
    beginPass(id, id === -1 ? undefined : 20_000_000);
    const [file] = await startTests([path], this);
    state.active = -1;
    state.maxHits = Number.POSITIVE_INFINITY;
    // A file that can't be loaded proves nothing about a named test.
    const isUnloadable = file?.result?.state === 'fail' && !this.#group?.isProof;
    return this.#failed ?? (isUnloadable ? pathOf(file) : undefined);
  }

  onCollected(): void {
    this.loaded = new Set(state.passed);
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    const group = this.#group;
    const isWanted = !group || groupsOf(pathOf(test), test.fullTestName).includes(group);
    if (!isWanted || slowTests.has(nameOf(test))) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (test.result?.state !== 'fail') return;
    this.#failed ??= nameOf(test);
    this.cancel('test-failure');
  }
}
