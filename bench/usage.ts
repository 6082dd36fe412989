import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** `monitorEventLoopDelay` reports at least its own sampling interval, here and in the server. */
const resolutionMs = 10;

/** What the server says of itself at /api/metrics. `stallMs` is the longest event-loop delay since the last reading. */
export async function readServerUsage(url: string) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const figure = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]);
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    memoryBytes: figure('process_resident_memory_bytes'),
    stallMs: Math.max(0, figure('nodejs_eventloop_lag_max_seconds') * 1000 - resolutionMs),
  };
}

/** CPU seconds of this process so far. */
export function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** What a stretch of load cost. Cores are CPU seconds per second. */
export interface Usage {
  serverCores: number;
  storesCores: number;
  /** Of this process, which plays the players: on a small machine they take it from the server. */
  playersCores: number;
  memoryMb: number;
  /** The longest time for which the server's event loop was blocked. */
  stallMs: number;
  playersStallMs: number;
}

/** Runs `work` and measures what the server, its stores and this process used meanwhile. */
export async function measureUsage<Result>(
  target: { url: string; storesCpu(): number },
  work: () => Promise<Result>,
): Promise<{ result: Result; usage: Usage }> {
  const ownDelay = monitorEventLoopDelay({ resolution: resolutionMs });
  const began = performance.now();
  const read = async () => ({
    server: await readServerUsage(target.url),
    stores: target.storesCpu(),
    own: ownCpu(),
  });
  const before = await read();
  ownDelay.enable();
  const result = await work();
  ownDelay.disable();
  const { server, stores, own } = await read();
  const seconds = (performance.now() - began) / 1000;
  return {
    result,
    usage: {
      serverCores: (server.cpuSeconds - before.server.cpuSeconds) / seconds,
      storesCores: (stores - before.stores) / seconds,
      playersCores: (own - before.own) / seconds,
      memoryMb: server.memoryBytes / 1e6,
      stallMs: server.stallMs,
      playersStallMs: Math.max(0, ownDelay.max / 1e6 - resolutionMs),
    },
  };
}

let ticksPerSecond: number | undefined;

/** CPU seconds of a process and its children, also of those that have ended. Linux only; elsewhere NaN. */
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
    return undefined; // the process has ended meanwhile
  }
}
