import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../../tools/process/at-exit.ts';
import { findFreePort } from '../../tools/services/find-free-port.ts';

interface ImageConfig {
  Env: string[];
  User: string;
  Cmd: string[];
  WorkingDir: string;
}

const buildah = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim();

/** Enters a file system that is read-only but for /data and /tmp, as PID 1 of its own, as the image's user. */
const enter = `
  mount --make-rprivate / &&
  mount --bind "$ROOT" "$ROOT" && mount --bind "$VOLUME" "$ROOT/data" && mount -t tmpfs tmpfs "$ROOT/tmp" &&
  mount -t proc proc "$ROOT/proc" && mount --bind /dev "$ROOT/dev" &&
  mount -o remount,bind,ro "$ROOT" &&
  exec setpriv --no-new-privs chroot --userspec "$0" --groups= "$ROOT" \
    /usr/local/bin/node -e 'process.chdir(process.argv[1]); process.execve(process.argv[2], process.argv.slice(2), process.env)' "$@"`;

/** A volume for the image's user, empty. */
export function makeVolume(): { folder: string; own(): void; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-volume-'));
  const own = () => execFileSync('chown', ['-R', '1000:1000', folder]);
  own();
  return { folder, own, remove: atExit(() => rmSync(folder, { recursive: true, force: true })) };
}

export interface Container {
  url: string;
  startMs: number;
  /** The host's process id of its first process. */
  pid: number;
  output(): string;
  /** Sends SIGTERM; the exit code, and how long it took. */
  stop(): Promise<{ code: number | null; ms: number }>;
}

/** Runs an image as its own configuration says, without a container engine: namespaces, a read-only root, no root user. */
export async function runImage(image: string, volume: string): Promise<Container> {
  const described = JSON.parse(buildah('inspect', '--type', 'image', image));
  const config = described.OCIv1.config as ImageConfig;
  const from = buildah('from', image);
  const removeContainer = atExit(() => {
    buildah('umount', from);
    buildah('rm', from);
  });
  const root = buildah('mount', from);
  // What an engine puts into every container.
  for (const folder of ['proc', 'dev']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'etc/hosts'), readFileSync('/etc/hosts'));
  const port = await findFreePort();
  const env = Object.fromEntries(
    config.Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const began = performance.now();
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      enter,
      config.User,
      config.WorkingDir,
      ...config.Cmd,
    ],
    {
      env: { ...env, PATH: process.env.PATH, ROOT: root, VOLUME: volume, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const kill = atExit(() => child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => output);
  const startMs = performance.now() - began;
  const pid = firstChild(child);
  return {
    url,
    startMs,
    pid,
    output: () => output,
    stop: async () => {
      const asked = performance.now();
      const ended = once(child, 'exit');
      process.kill(pid, 'SIGTERM');
      const [code] = (await ended) as [number | null];
      const ms = performance.now() - asked;
      kill();
      removeContainer();
      return { code, ms };
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = performance.now() + 60_000;
  while (performance.now() < until && child.exitCode === null) {
    if (
      await fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(20);
  }
  throw new Error(`The image did not start:\n${output()}`);
}

const firstChild = ({ pid }: ChildProcess): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
