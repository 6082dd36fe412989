import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import { type Act, Tally, type TrafficStats } from './tally.ts';

/** Closed loop: each of `concurrency` acts again as soon as it is answered. Measures the highest throughput. */
export async function runClosedLoop(
  crowd: Crowd,
  concurrency: number,
  seconds: number,
): Promise<TrafficStats> {
  const tally = new Tally();
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const actRepeatedly = async () => {
    while (performance.now() < until) await attemptAct(crowd, tally);
  };
  await Promise.all(Array.from({ length: concurrency }, actRepeatedly));
  return tally.over((performance.now() - begin) / 1000);
}

/** Open loop: acts begin on schedule, and latency counts from the scheduled time (no coordinated omission). */
export async function runOpenLoop(
  crowd: Crowd,
  perSecond: number,
  seconds: number,
): Promise<TrafficStats> {
  const tally = new Tally();
  const begin = performance.now();
  await runOnSchedule(perSecond * seconds, {
    dueAt: (index) => begin + (1000 * index) / perSecond,
    start: (_index, due) => attemptAct(crowd, tally, due),
  });
  return tally.over((performance.now() - begin) / 1000);
}

/** Starts each piece of work when it is due, however long those before it take, and waits for all. */
export async function runOnSchedule(
  count: number,
  work: { dueAt(index: number): number; start(index: number, due: number): Promise<void> },
): Promise<void> {
  const started: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = work.dueAt(index);
    const early = due - performance.now();
    if (early > 0) await pause(early);
    started.push(work.start(index, due));
  }
  await Promise.all(started);
}

const timeoutMs = 20_000;

/** Lets the next free player act. An error or a timeout counts as failed. */
export async function attemptAct(
  crowd: Pick<Crowd, 'next' | 'release'>,
  tally: Tally,
  since = performance.now(),
): Promise<void> {
  const { player, role } = await crowd.next();
  const isTooLate = performance.now() - since > timeoutMs;
  const failed = (reason: string): Act => ({ kind: role, outcome: 'failed', reason });
  const act = isTooLate
    ? failed('its turn never came')
    : await withTimeout(player.act(), failed('no answer')).catch(({ message }: Error) =>
        failed(message),
      );
  tally.record(act, performance.now() - since);
  if (act.outcome === 'failed') player.startOver?.();
  crowd.release(role, player);
}

async function withTimeout(act: Promise<Act>, onTimeout: Act): Promise<Act> {
  const limit = Promise.withResolvers<Act>();
  const timer = setTimeout(limit.resolve, timeoutMs, onTimeout);
  try {
    return await Promise.race([act, limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
