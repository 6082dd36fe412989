import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** Whether passwords are hashed by HMAC: argon2 takes most of the time of tests with accounts, and isn't what is tried. */
  hasQuickHashes?: boolean;
}

const passwordHashPath = 'packages/server/src/platform/password-hash.ts';

function withQuickHashes(code: string): string {
  const quick = code.replace(
    'const derive = promisify(argon2);',
    `const derive = async (_name, { message, nonce, tagLength }) =>
      createHmac('sha512', nonce).update(message).digest().subarray(0, tagLength);`,
  );
  if (quick === code) throw new Error(`${passwordHashPath} hashes in another way now.`);
  return quick.replace('import { argon2,', 'import { createHmac,');
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
  if (run.hasQuickHashes) {
    const path = join(root, passwordHashPath);
    codes.set(path, withQuickHashes(codes.get(path) ?? readFileSync(path, 'utf8')));
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
    const fault = await runVitest({
      tests: run.tests,
      isInOrder: run.isInOrder ?? false,
      transform: (_code, id) => codes.get(id),
      runner: join(import.meta.dirname, 'runner.ts'),
      // A mutant may refuse by any code, in tests that go on to pass without it.
      env: { MUTANT_PLAN: planFile, REFUSAL_CHECK: 'off' },
    }).then(
      () => undefined,
      (error: Error) => {
        if (!existsSync(plan.resultFile)) throw error;
        return error.message;
      },
    );
    const results = JSON.parse(readFileSync(plan.resultFile, 'utf8')) as Results;
    // A mutant may leave something behind that keeps a file from being torn down.
    if (fault !== undefined) results.failing.push(fault);
    return { mutants, results };
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
