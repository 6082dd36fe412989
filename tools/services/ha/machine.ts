import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedUser } from '../postgres.ts';
import { hasEnded, type TestNetwork } from './network.ts';

interface RunOptions {
  env?: Record<string, string>;
}

/** A group of processes with a network and a disk of their own. */
export class Machine {
  readonly number: number;
  readonly address: string;
  readonly folder: string;
  readonly #network: TestNetwork;
  readonly #programs = new Map<string, ChildProcess>();

  constructor(network: TestNetwork, number: number, folder: string) {
    this.number = number;
    this.address = network.addressOf(number);
    this.folder = folder;
    this.#network = network;
    this.makeFolder('.');
  }

  get name(): string {
    return `node${this.number + 1}`;
  }

  get prefix(): string[] {
    return this.#network.enter(this.number);
  }

  /** A folder of the disk that every program of the machine may write to. */
  makeFolder(name: string): string {
    const folder = join(this.folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const owner = unprivilegedUser();
    if (owner) chownSync(folder, owner.uid, owner.gid);
    return folder;
  }

  /** A file that its programs may write to: Redis and Sentinel note there who is primary. */
  writeFile(name: string, text: string): string {
    const file = join(this.folder, name);
    writeFileSync(file, `${text}\n`);
    const owner = unprivilegedUser();
    if (owner) chownSync(file, owner.uid, owner.gid);
    return file;
  }

  run(name: string, program: string, args: string[], { env = {} }: RunOptions = {}): void {
    const [command = '', ...rest] = [
      ...this.#network.enter(this.number, unprivilegedUser()),
      program,
      ...args,
    ];
    const log = openSync(this.#logOf(name), 'a');
    const child = spawn(command, rest, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: this.folder, ...env },
      stdio: ['ignore', log, log],
      // A process group of its own, so that Ctrl-C in a terminal doesn't end it before its clients.
      detached: true,
    });
    child.on('error', () => {});
    this.#programs.set(name, child);
  }

  /** Runs a program to its end, or until the timeout; returns what it said. */
  execute(program: string, args: string[], timeoutMs: number): Promise<string> {
    const [command = '', ...rest] = [...this.prefix, program, ...args];
    return new Promise((resolve) => {
      execFile(command, rest, { timeout: timeoutMs }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });
  }

  /** Ends one program, without what it has started. */
  async end(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#programs.get(name);
    if (!child || hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  signal(name: string, signal: NodeJS.Signals): void {
    this.#programs.get(name)?.kill(signal);
  }

  isRunning(name: string): boolean {
    const child = this.#programs.get(name);
    return child !== undefined && !hasEnded(child);
  }

  get killCommand(): string {
    return this.#network.killCommand(this.number);
  }

  /** Everything on it, at once. The disk stays. */
  kill(): void {
    this.#network.killAll(this.number);
  }

  cut(): void {
    this.#network.cut(this.number);
  }

  mend(): void {
    this.#network.mend(this.number);
  }

  loseDisk(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
    this.makeFolder('.');
  }

  /** The end of what a program has said. */
  log(name: string): string {
    try {
      return readFileSync(this.#logOf(name), 'utf8').slice(-8000);
    } catch {
      return '';
    }
  }

  #logOf(name: string): string {
    return join(this.folder, `${name}.log`);
  }
}
