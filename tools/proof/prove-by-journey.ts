import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from '../build/build.ts';
import { atExit } from '../process/at-exit.ts';
import { root } from '../process/root.ts';
import { runProgram } from '../process/run-program.ts';
import type { Claim } from './claims.ts';
import { type Fault, plantIn } from './faults.ts';

/**
 * How a journey that the row names fails once the fault, if there is one, stands in the source and everything is built from
 * it; undefined if none does. The file is as it was afterwards; the build isn't, until the next one.
 */
export async function findFailingJourney(
  { journeys }: Claim,
  fault?: Fault,
): Promise<string | undefined> {
  const takeOut = fault && plant(fault);
  try {
    const built = await buildStale(root);
    if (built.code !== 0) throw new Error(`Not built with “${fault?.replace}”: ${built.output}`);
    for (const { path, namePattern } of journeys) {
      const failure = await runJourney(path, namePattern);
      if (failure !== undefined) return failure;
    }
    return undefined;
  } finally {
    takeOut?.();
  }
}

function plant(fault: Fault): () => void {
  const file = join(root, fault.path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, plantIn(text, fault));
  return atExit(() => writeFileSync(file, text));
}

async function runJourney(path: string, namePattern: string): Promise<string | undefined> {
  const config = 'tools/proof/playwright.config.ts';
  const args = ['test', '--config', config, path, '--grep', namePattern];
  const { code, output } = await runProgram('playwright', args);
  if (output.includes('No tests found')) throw new Error(`${path} has no “${namePattern}”.`);
  if (code === 0) return undefined;
  const [error = 'fails'] = /(?<=Error: ).+/.exec(output) ?? [];
  return error;
}
