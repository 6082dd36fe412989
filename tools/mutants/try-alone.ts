import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.ts';
import { type Mutant, mutate, switchName } from './mutate.ts';
import { runVitest } from './run-vitest.ts';

/**
 * Whether the tests notice the mutant when they are run for it alone, from the start of their server on and up to the first
 * failure. Takes long, but tries those too that can't be repeated in one process.
 */
export async function isNoticedAlone(
  { path, line, before, after }: Mutant,
  tests: readonly string[],
): Promise<boolean> {
  const { code, mutants } = mutate(path, readFileSync(join(root, path), 'utf8'));
  const same = mutants.find(
    (one) => one.line === line && one.before === before && one.after === after,
  );
  const modules = await runVitest({
    tests,
    bail: 1,
    transform: (_code, id) =>
      id === join(root, path)
        ? `globalThis.${switchName} = (id) => id === ${same?.id};${code}`
        : undefined,
  });
  return modules.some((module) => module.state() === 'failed');
}
