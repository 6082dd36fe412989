import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atExit } from '../process/at-exit.ts';
import { root } from '../process/root.ts';
import { type RunResult, runProgram } from '../process/run-program.ts';

export type MachineUser = 'player' | 'root';

interface MachineOptions {
  suite: string;
  /** Debian's name of it; a foreign architecture runs under qemu-user-static. */
  arch: string;
  keep: boolean;
}

interface ExecOptions {
  user: MachineUser;
  env?: Record<string, string>;
}

/** This machine's extra certificates, for instance of a company's proxy, and their place in the bare machine. */
const trusted = process.env.NODE_EXTRA_CA_CERTS;
const certificates = '/opt/certificates.pem';

const ordinaryUser = 'player';
const homes: Record<MachineUser, string> = { player: '/home/player', root: '/root' };

/** A minimal Debian in a folder: a file system of its own, with this machine's kernel and network. */
export class BareMachine {
  private readonly folder: string;
  private readonly npmSettings: Record<string, string>;
  readonly remove: () => void;

  private constructor(folder: string, npmSettings: Record<string, string>, keep: boolean) {
    this.folder = folder;
    this.npmSettings = npmSettings;
    this.remove = keep
      ? () => console.log(`Kept in ${folder}`)
      : atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  }

  static async make({ suite, arch, keep }: MachineOptions): Promise<BareMachine> {
    if (process.getuid?.() !== 0) fail('Only root may make a bare machine.');
    if ((await runProgram('debootstrap', ['--version'])).code !== 0) {
      fail('debootstrap is missing: apt-get install debootstrap');
    }
    const mirror =
      (await runOrExit('apt-get', ['indextargets', '--format', '$(REPO_URI)'])).split('\n')[0] ??
      '';
    const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-bare-'));
    // Other users need access too.
    chmodSync(folder, 0o755);
    const machine = new BareMachine(folder, await npmSettings(), keep);
    console.log(`Making a minimal Debian ${suite} (${arch}) …`);
    await runOrExit('debootstrap', ['--variant=minbase', `--arch=${arch}`, suite, folder, mirror]);
    for (const file of ['/etc/resolv.conf', '/etc/hosts'])
      copyFileSync(file, machine.outside(file));
    if (trusted) copyFileSync(trusted, machine.outside(certificates));
    // Without an fsync for each of npm's four hundred packages.
    writeFileSync(machine.outside('/etc/dpkg/dpkg.cfg.d/unsafe-io'), 'force-unsafe-io\n');
    await machine.mustRun(
      'apt-get update && apt-get install -y --no-install-recommends git nodejs npm',
      {
        user: 'root',
      },
    );
    await machine.mustRun(`useradd --create-home ${ordinaryUser}`, { user: 'root' });
    const versions = await machine.mustRun('node --version; npm --version; git --version', {
      user: 'player',
    });
    console.log(`With ${versions.trim().split('\n').join(', ')}, and no other package.`);
    return machine;
  }

  /** Clones what is committed here into the user's home, and gives the path inside. */
  async clone(user: MachineUser): Promise<string> {
    const inside = join(homes[user], 'bee-jinx');
    const outside = join(this.folder, inside);
    rmSync(outside, { recursive: true, force: true });
    await runOrExit('git', ['clone', '--quiet', '--no-local', root, outside]);
    await this.mustRun(`chown -R ${user} ${inside}`, { user: 'root' });
    return inside;
  }

  run(script: string, options: ExecOptions): Promise<RunResult> {
    return runProgram('unshare', this.enterArguments(script, options));
  }

  async mustRun(script: string, options: ExecOptions): Promise<string> {
    const { code, output } = await this.run(script, options);
    if (code !== 0) throw new Error(`${script}\nended with ${code}:\n${output}`);
    return output;
  }

  /** Starts a script that runs until it is stopped. */
  start(script: string, options: ExecOptions) {
    const child = spawn('unshare', this.enterArguments(script, options), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const kill = atExit(() => child.kill('SIGKILL'));
    return {
      output: () => output,
      hasEnded: () => child.exitCode !== null,
      stop: async () => {
        kill();
        await ended;
      },
    };
  }

  /** The host's path of a path inside. */
  outside(path: string): string {
    return join(this.folder, path);
  }

  /** Mounts and processes live in namespaces of their own, so both are gone when the script ends. */
  private enterArguments(script: string, { user, env = {} }: ExecOptions): string[] {
    const enter = [
      // A root that is a mount point: without one, tests can't enter network namespaces of their own.
      'mount --bind "$0" "$0"',
      'mount -t proc proc "$0/proc"',
      'mount -t sysfs sysfs "$0/sys"',
      'mount --rbind /dev "$0/dev"',
      'mount -t tmpfs tmpfs "$0/dev/shm"',
      // Not by exec: after a change of user the kernel forgets the signal of --kill-child.
      '{ chroot "$0" "$@"; exit $?; }',
    ].join(' && ');
    const settings = {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: homes[user],
      LANG: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
      ...this.npmSettings,
      ...env,
    };
    const setEnvironment = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    const become = ['setpriv', '--reuid', user, '--regid', user, '--clear-groups'];
    return [
      ...['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', enter, this.folder],
      ...['env', '-i', ...setEnvironment, ...become, 'sh', '-c', script],
    ];
  }
}

/** npm's registry and certificates are this machine's; everything else is the bare machine's own. */
async function npmSettings(): Promise<Record<string, string>> {
  const registry =
    (await runOrExit('npm', ['config', 'get', 'registry'])).trim().split('\n').at(-1) ?? '';
  return {
    npm_config_registry: registry,
    ...(trusted && { NODE_EXTRA_CA_CERTS: certificates, npm_config_cafile: certificates }),
  };
}

async function runOrExit(command: string, args: string[]): Promise<string> {
  const { code, output } = await runProgram(command, args);
  if (code !== 0) fail(`${command} ${args.join(' ')}\n${output}`);
  return output;
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
