import { setTimeout as pause } from 'node:timers/promises';
import { attemptAct } from './attempt-act.ts';
import type { Crowd } from './crowd.ts';
import { Tally, type TrafficStats } from './tally.ts';

/** So many at a time, each acting again as soon as they are answered: what the server can do at most. */
export async function runClosedLoop(
  crowd: Crowd,
  concurrency: number,
  seconds: number,
): Promise<TrafficStats> {
  const tally = new Tally();
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const goOn = async () => {
    while (performance.now() < until) await attemptAct(crowd, tally);
  };
  await Promise.all(Array.from({ length: concurrency }, goOn));
  return tally.over((performance.now() - begin) / 1000);
}

/**
 * Acts begin when they are due, however long those before them take, and their time counts from when they were due:
 * a server that stalls can't hide it by holding up whoever would have measured it.
 */
export async function runOpenLoop(
  crowd: Crowd,
  perSecond: number,
  seconds: number,
): Promise<TrafficStats> {
  const tally = new Tally();
  const acts: Promise<void>[] = [];
  const begin = performance.now();
  for (let made = 0; made < perSecond * seconds; made += 1) {
    const due = begin + (1000 * made) / perSecond;
    const early = due - performance.now();
    if (early > 0) await pause(early);
    acts.push(attemptAct(crowd, tally, due));
  }
  await Promise.all(acts);
  return tally.over((performance.now() - begin) / 1000);
}
