import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { atExit } from '../../process/at-exit.ts';

/**
 * A private network with a namespace for each machine, joined by a bridge. A cut machine hears nobody, and nobody is told:
 * packets vanish as they do when a switch dies.
 */
export class TestNetwork {
  readonly #id: number;
  readonly stop: () => void;

  private constructor(id: number, count: number) {
    this.#id = id;
    // Reserves the id: where the bridge exists, the network is another run's, and must not be removed.
    ip('link', 'add', this.#bridge, 'type', 'bridge');
    this.stop = atExit(() => this.#remove(count));
    try {
      this.#addMachines(count);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  static create(machines: number): TestNetwork {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return new TestNetwork(randomInt(1, 255), machines);
      } catch (error) {
        // Another run may have taken these addresses.
        if (attempt === 5) throw error;
      }
    }
  }

  /** Where the machines find this process. */
  get ownAddress(): string {
    return `10.213.${this.#id}.1`;
  }

  addressOf(machine: number): string {
    return `10.213.${this.#id}.${11 + machine}`;
  }

  /** Prefix of a command that runs on the machine. Whatever it starts ends with this process. */
  enter(machine: number, owner?: { uid: number; gid: number }): string[] {
    const as = owner
      ? [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', '--inh-caps=-all']
      : [];
    const namespace = `/run/netns/${this.#namespace(machine)}`;
    return ['nsenter', `--net=${namespace}`, 'setpriv', ...as, '--pdeathsig=KILL'];
  }

  /** Ends every process of the machine at once, as a power cut would. */
  killAll(machine: number): void {
    for (;;) {
      const found = ip('netns', 'pids', this.#namespace(machine)).split('\n').filter(Boolean);
      if (found.length === 0) return;
      for (const pid of found) killQuietly(Number(pid));
    }
  }

  /** The same, for somebody at a terminal. */
  killCommand(machine: number): string {
    return `kill -9 $(ip netns pids ${this.#namespace(machine)})`;
  }

  cut(machine: number): void {
    ip('link', 'set', this.#link(machine), 'down');
  }

  mend(machine: number): void {
    ip('link', 'set', this.#link(machine), 'up');
  }

  get #bridge(): string {
    return `bj${this.#id}`;
  }

  #namespace(machine: number): string {
    return `bee-jinx-${this.#id}-${machine + 1}`;
  }

  #link(machine: number): string {
    return `bj${this.#id}m${machine + 1}`;
  }

  #addMachines(count: number): void {
    ip('addr', 'add', `${this.ownAddress}/24`, 'dev', this.#bridge);
    ip('link', 'set', this.#bridge, 'up');
    for (let machine = 0; machine < count; machine += 1) {
      const [namespace, link] = [this.#namespace(machine), this.#link(machine)];
      const inside = `${link}i`;
      ip('netns', 'add', namespace);
      ip('link', 'add', link, 'type', 'veth', 'peer', 'name', inside);
      ip('link', 'set', inside, 'netns', namespace);
      ip('link', 'set', link, 'master', this.#bridge, 'up');
      ip('-n', namespace, 'addr', 'add', `${this.addressOf(machine)}/24`, 'dev', inside);
      ip('-n', namespace, 'link', 'set', inside, 'up');
      ip('-n', namespace, 'link', 'set', 'lo', 'up');
    }
  }

  #remove(count: number): void {
    const quietly = (...args: string[]) => spawnSync('ip', args, { stdio: 'ignore' });
    for (let machine = 0; machine < count; machine += 1) {
      try {
        this.killAll(machine);
      } catch {
        // It was never made.
      }
      quietly('netns', 'del', this.#namespace(machine));
      quietly('link', 'del', this.#link(machine));
    }
    quietly('link', 'del', this.#bridge);
  }
}

/** Why a network of namespaces can't be made on this machine, if so. */
export function lacksNamespaces(): string | undefined {
  const name = `bee-jinx-try-${process.pid}`;
  try {
    ip('netns', 'add', name);
    // Entering it needs mounts of its own, which a chroot doesn't have.
    ip('-n', name, 'link', 'set', 'lo', 'up');
    return undefined;
  } catch {
    return 'right to make network namespaces';
  } finally {
    spawnSync('ip', ['netns', 'del', name], { stdio: 'ignore' });
  }
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function ip(...args: string[]): string {
  return execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
