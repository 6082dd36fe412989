import { monitorEventLoopDelay } from 'node:perf_hooks';
import { ownCpu } from '../../bench/cpu.ts';
import type { LoadTarget } from './load-target.ts';

/** What a stretch of load cost, in cores that were busy all the time. */
export interface Usage {
  serverCores: number;
  storesCores: number;
  /** The players' own, which on a small machine they take from the server. */
  playersCores: number;
  memoryMb: number;
  /** The longest time for which the server's event loop did not get round. */
  stallMs: number;
  playersStallMs: number;
}

/** The timers that look for stalls come round every ten milliseconds by themselves. */
const resolutionMs = 10;

/** Does the work, and says what it cost meanwhile. */
export async function measureUsage<Result>(
  place: LoadTarget,
  work: () => Promise<Result>,
): Promise<{ result: Result; usage: Usage }> {
  const ownDelay = monitorEventLoopDelay({ resolution: resolutionMs });
  const began = performance.now();
  const [serverBefore, storesBefore, ownBefore] = [
    await readServerUsage(place.url),
    place.storesCpu(),
    ownCpu(),
  ];
  ownDelay.enable();
  const result = await work();
  ownDelay.disable();
  const [server, stores, own] = [await readServerUsage(place.url), place.storesCpu(), ownCpu()];
  const seconds = (performance.now() - began) / 1000;
  return {
    result,
    usage: {
      serverCores: (server.cpuSeconds - serverBefore.cpuSeconds) / seconds,
      storesCores: (stores - storesBefore) / seconds,
      playersCores: (own - ownBefore) / seconds,
      memoryMb: server.memoryBytes / 1e6,
      stallMs: server.stallMs,
      playersStallMs: Math.max(0, ownDelay.max / 1e6 - resolutionMs),
    },
  };
}

/** The longest stall is that since the last reading. */
async function readServerUsage(url: string) {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  const figure = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1]);
  return {
    cpuSeconds: figure('process_cpu_seconds_total'),
    memoryBytes: figure('process_resident_memory_bytes'),
    stallMs: Math.max(0, figure('nodejs_eventloop_lag_max_seconds') * 1000 - resolutionMs),
  };
}
