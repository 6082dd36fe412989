import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import { runProgram } from '../process/run-program.ts';

/**
 * Two builders: new clones at paths of different lengths, each with its own `npm ci` and a umask and time zone of its own. Returns the
 * checksums of both.
 */
export async function buildTwice(root: string): Promise<[string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-release-'));
  const remove = atExit(() => rmSync(folder, { recursive: true, force: true }));
  try {
    const first = await buildClone(root, join(folder, 'one'), '0022', 'UTC');
    const second = await buildClone(
      root,
      join(folder, 'another builder', 'has a longer path'),
      '0077',
      'Pacific/Auckland',
    );
    copyResult(join(folder, 'one'), root);
    return [first, second];
  } finally {
    remove();
  }
}

async function buildClone(
  root: string,
  folder: string,
  umask: string,
  timeZone: string,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const script =
    'umask "$0" && git clone --quiet --no-local "$1" . && npm ci --prefer-offline && npm run release';
  const options = { cwd: folder, env: { TZ: timeZone } };
  const { code, output } = await runProgram('sh', ['-c', script, umask, root], options);
  if (code !== 0) throw new Error(`The builder in ${folder} ended with ${code}:\n${output}`);
  return readFileSync(join(folder, 'release/SHA256SUMS'), 'utf8');
}

function copyResult(from: string, root: string): void {
  const target = join(root, 'release');
  if (existsSync(target)) rmSync(target, { recursive: true });
  cpSync(join(from, 'release'), target, { recursive: true });
}
