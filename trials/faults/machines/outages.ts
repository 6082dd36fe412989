import type { TimedCall } from '../ledger.ts';

/** For each fault, the longest time without an acknowledged word between it and the next. */
export function outages(calls: readonly TimedCall[], faultsAt: readonly number[]): number[] {
  const acknowledged = calls
    .filter(({ end }) => end === 'answered')
    .map(({ at, ms }) => at + ms)
    .sort((a, b) => a - b);
  return faultsAt.map((from, index) => {
    const to = faultsAt[index + 1] ?? Number.POSITIVE_INFINITY;
    const within = acknowledged.filter((time) => time >= from && time < to);
    return within.reduce(
      ({ last, longest }, time) => ({ last: time, longest: Math.max(longest, time - last) }),
      { last: from, longest: 0 },
    ).longest;
  });
}

export function slowestRefusal(calls: readonly TimedCall[]): number {
  return calls
    .filter(({ end }) => end !== 'answered')
    .reduce((slowest, { ms }) => Math.max(slowest, ms), 0);
}
