import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds of a server so far, as it says itself. */
export async function serverCpu(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(text.match(/^process_cpu_seconds_total (\S+)/m)?.[1]);
}

/** Our own. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

let ticksPerSecond: number | undefined;

/** Of a process and all its children, also of those that have ended. Linux only; elsewhere it is not a number. */
export function treeCpu(pid: number): number {
  try {
    ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcessTimes(name) ?? [])
      .filter((times) => times.pid === pid || times.parent === pid)
      .reduce((sum, times) => sum + times.own + (times.pid === pid ? times.ended : 0), 0);
    return ticks / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

function readProcessTimes(name: string) {
  try {
    const [, rest = ''] = readFileSync(`/proc/${name}/stat`, 'utf8').split(/\) /);
    const fields = rest.split(' ').map(Number);
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [
      fields[1],
      ...fields.slice(11, 15),
    ];
    return { pid: Number(name), parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined; // it has ended meanwhile
  }
}
