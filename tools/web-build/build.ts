import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import { type RunResult, runProgram } from '../process/run-program.ts';
import { readBuildFlags } from './build-flags.ts';
import { fingerprint } from './fingerprint.ts';

const stampName = '.build-stamp';

/** Runs the bundler in the folder `web`, with output to `outFolder`. */
type Bundle = (web: string, outFolder: string) => Promise<RunResult>;

export const bundleWithVite: Bundle = (web, outFolder) =>
  runProgram('vite', ['build', '--outDir', relative(web, outFolder), '--emptyOutDir'], {
    cwd: web,
    env: { NODE_ENV: 'production', ...readBuildFlags(join(web, '../..')) },
  });

export function isBuildStale(root: string): boolean {
  const dist = join(root, 'packages/web/dist');
  const stamp = join(dist, stampName);
  if (!existsSync(stamp) || !existsSync(join(dist, 'index.html'))) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(root);
}

/**
 * Builds into a new folder and swaps at the end, so that a failed or interrupted build
 * leaves the last one in place. The fingerprint is taken first: a file that is saved during the build
 * makes the result stale.
 */
export async function buildWeb(root: string, bundle: Bundle): Promise<RunResult> {
  const web = join(root, 'packages/web');
  const buildFolder = mkdtempSync(join(web, '.build-'));
  const removeBuildFolder = atExit(() => rmSync(buildFolder, { recursive: true, force: true }));
  try {
    const fresh = join(buildFolder, 'dist');
    const stamp = fingerprint(root);
    mkdirSync(fresh);
    const ran = await bundle(web, fresh);
    if (ran.code === 0) {
      writeFileSync(join(fresh, stampName), stamp);
      swap(join(web, 'dist'), fresh, join(buildFolder, 'old'));
    }
    return ran;
  } finally {
    removeBuildFolder();
  }
}

/** Builds if the build is stale; a failed build ends this process. */
export async function exitUnlessBuilt(root: string): Promise<void> {
  if (!isBuildStale(root)) return;
  console.log('Building the web app, which takes a few seconds …');
  const { code, output } = await buildWeb(root, bundleWithVite);
  if (code === 0) return;
  console.error(`${output.trimEnd()}\nThe web app could not be built.`);
  process.exit(1);
}

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
