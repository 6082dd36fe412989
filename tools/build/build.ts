import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import type { RunResult } from '../process/run-program.ts';
import { fingerprint } from './fingerprint.ts';
import { type Product, server, webApp } from './products.ts';

const stampName = '.build-stamp';
const products = [webApp, server];

export function isBuildStale(root: string, { folder, entry, sources }: Product): boolean {
  const dist = join(root, folder, 'dist');
  const stamp = join(dist, stampName);
  if (!existsSync(stamp) || !existsSync(join(dist, entry))) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(root, sources);
}

/**
 * Builds into a new folder and swaps at the end, so that a failed or interrupted build
 * leaves the last one in place. The fingerprint is taken first: a file that is saved during the build
 * makes the result stale.
 */
export async function build(root: string, product: Product): Promise<RunResult> {
  const folder = join(root, product.folder);
  const buildFolder = mkdtempSync(join(folder, '.build-'));
  const removeBuildFolder = atExit(() => rmSync(buildFolder, { recursive: true, force: true }));
  try {
    const fresh = join(buildFolder, 'dist');
    const stamp = fingerprint(root, product.sources);
    mkdirSync(fresh);
    const ran = await product.bundle(folder, fresh);
    if (ran.code === 0) {
      writeFileSync(join(fresh, stampName), stamp);
      swap(join(folder, 'dist'), fresh, join(buildFolder, 'old'));
    }
    return ran;
  } finally {
    removeBuildFolder();
  }
}

/** Builds them one after the other until one fails. */
export async function buildAll(root: string, chosen = products): Promise<RunResult> {
  let output = '';
  for (const product of chosen) {
    const ran = await build(root, product);
    output += ran.output;
    if (ran.code !== 0) {
      return { ...ran, output: `${output.trimEnd()}\nThe ${product.name} could not be built.\n` };
    }
  }
  return { code: 0, output };
}

export const buildStale = (root: string): Promise<RunResult> => buildAll(root, findStale(root));

/** Builds what is stale; a failed build ends this process. */
export async function exitUnlessBuilt(root: string): Promise<void> {
  const stale = findStale(root);
  if (stale.length === 0) return;
  const names = stale.map(({ name }) => name).join(' and the ');
  console.log(`Building the ${names}, which takes a few seconds …`);
  const { code, output } = await buildAll(root, stale);
  if (code === 0) return;
  console.error(output.trimEnd());
  process.exit(1);
}

const findStale = (root: string): Product[] =>
  products.filter((product) => isBuildStale(root, product));

function swap(current: string, fresh: string, old: string): void {
  const existed = existsSync(current);
  if (existed) renameSync(current, old);
  try {
    renameSync(fresh, current);
  } catch (error) {
    if (existed) renameSync(old, current);
    throw error;
  }
}
