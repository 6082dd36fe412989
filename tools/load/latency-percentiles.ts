import { percentile } from '../../bench/figure.ts';

/** How long things took, in milliseconds: the usual one, the slow ones, the slowest. */
export interface LatencyPercentiles {
  p50: number;
  p99: number;
  p999: number;
  max: number;
}

export function computeLatencyPercentiles(times: number[]): LatencyPercentiles {
  return {
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    p999: percentile(times, 99.9),
    max: times.reduce((most, time) => Math.max(most, time), 0),
  };
}
