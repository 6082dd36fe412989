import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { type Mutant, mutate } from './mutate.ts';
import type { MutantGroup, Plan, Results } from './plan.ts';
import { findDirectImports } from './related-tests.ts';
import { runVitest } from './run-vitest.ts';

interface MutantRun {
  /** The files to change and the tests to run, from the repository's root. */
  sources: readonly string[];
  tests: readonly string[];
  isInOrder?: boolean;
  /** Which mutants count for what. */
  group(mutants: readonly Mutant[]): MutantGroup[];
  limits: Pick<Plan, 'deadline' | 'maxTestMs'>;
  /** Whether this test is loaded again for mutants in what files do when loaded. Takes too long where it starts a server. */
  mayReload(test: string): boolean;
}

/** Runs the tests with every mutant of the sources, all in one process. Nothing is written to the work tree. */
export async function runMutants(run: MutantRun): Promise<{ mutants: Mutant[]; results: Results }> {
  const mutants: Mutant[] = [];
  const codes = new Map<string, string>();
  for (const path of run.sources) {
    const text = readFileSync(join(root, path), 'utf8');
    const mutated = mutate(path, text, mutants.length);
    mutants.push(...mutated.mutants);
    codes.set(join(root, path), mutated.code);
  }
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
  const planFile = join(folder, 'plan.json');
  const plan: Plan = {
    ...run.limits,
    resultFile: join(folder, 'results.json'),
    groups: run.group(mutants),
    reloads: planReloads(run.tests.filter(run.mayReload), mutants),
  };
  writeFileSync(planFile, JSON.stringify(plan));
  try {
    await runVitest({
      tests: run.tests,
      isInOrder: run.isInOrder ?? false,
      transform: (_code, id) => codes.get(id),
      runner: join(import.meta.dirname, 'runner.ts'),
      // A mutant may refuse by any code, in tests that go on to pass without it.
      env: { MUTANT_PLAN: planFile, REFUSAL_CHECK: 'off' },
    });
    return { mutants, results: JSON.parse(readFileSync(plan.resultFile, 'utf8')) as Results };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Which mutants each test file is loaded again for: those of files that it imports itself, or that no test does. */
function planReloads(tests: readonly string[], mutants: readonly Mutant[]): Plan['reloads'] {
  const imports = new Map(tests.map((test) => [test, new Set(findDirectImports(test))]));
  const imported = new Set([...imports.values()].flatMap((paths) => [...paths]));
  return Object.fromEntries(
    [...imports].map(([test, paths]) => [
      test,
      mutants.filter(({ path }) => paths.has(path) || !imported.has(path)).map(({ id }) => id),
    ]),
  );
}
