import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../../tools/process/at-exit.ts';
import { root } from '../../tools/process/root.ts';
import { runProgram } from '../../tools/process/run-program.ts';

const baseName = 'bee-jinx-trial-base';
const certificates = process.env.NODE_EXTRA_CA_CERTS;

/** Builds deploy/Dockerfile as it stands, on a minimal Debian with Node and npm that stands in for the public base. */
export async function buildImage(name: string): Promise<string> {
  if ((await runProgram('buildah', ['inspect', '--type', 'image', baseName])).code !== 0)
    await makeBase();
  const began = performance.now();
  const volumes = [
    ...(certificates ? [`${certificates}:/certificates.pem:ro`] : []),
    ...(existsSync(join(homedir(), '.npmrc'))
      ? [`${join(homedir(), '.npmrc')}:/root/.npmrc:ro`]
      : []),
  ];
  await mustRun('buildah', [
    ...[
      'build',
      '--isolation',
      'chroot',
      '--format',
      'docker',
      '--build-arg',
      `BASE=localhost/${baseName}`,
    ],
    ...volumes.flatMap((volume) => ['--volume', volume]),
    ...['-f', 'deploy/Dockerfile', '-t', name, '.'],
  ]);
  return `in ${((performance.now() - began) / 1000).toFixed(0)} s`;
}

async function makeBase(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-base-'));
  const remove = atExit(() => rmSync(folder, { recursive: true, force: true }));
  const mirror =
    (await mustRun('apt-get', ['indextargets', '--format', '$(REPO_URI)'])).split('\n')[0] ?? '';
  await mustRun('debootstrap', ['--variant=minbase', 'bookworm', folder, mirror]);
  mkdirSync(join(folder, 'usr/local/bin'), { recursive: true });
  copyFileSync(process.execPath, join(folder, 'usr/local/bin/node'));
  await mustRun('npm', ['install', '--global', '--prefix', join(folder, 'usr/local'), 'npm@11']);
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'));
  const container = (await mustRun('buildah', ['from', 'scratch'])).trim().split('\n').at(-1) ?? '';
  await mustRun('buildah', ['copy', '--quiet', container, folder, '/']);
  const settings = [
    'PATH=/usr/local/bin:/usr/bin:/bin',
    ...(certificates ? ['NODE_EXTRA_CA_CERTS=/certificates.pem'] : []),
  ];
  await mustRun('buildah', [
    'config',
    ...settings.flatMap((setting) => ['--env', setting]),
    container,
  ]);
  await mustRun('buildah', ['commit', '--quiet', '--rm', container, baseName]);
  remove();
}

async function mustRun(command: string, args: string[]): Promise<string> {
  const { code, output } = await runProgram(command, args, { cwd: root });
  if (code !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output.slice(-4000)}`);
  return output;
}
