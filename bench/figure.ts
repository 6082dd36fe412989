/** One line of a report. Times and rates are of this machine at this moment: compare within one run. */
export interface Figure {
  what: string;
  value: string;
  aim?: string;
  /** Why it misses its aim, where that is known. */
  because?: string;
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}

export const median = (values: number[]): number => percentile(values, 50);

/** In milliseconds. */
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

/** "1.2 / 3.4 ms", the 50th and the 99th percentile. */
export function formatLatencies(times: number[], digits = 1): string {
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  return `${p50.toFixed(digits)} / ${p99.toFixed(digits)} ms`;
}

export const latencyFigure = (what: string, times: number[]): Figure => ({
  what: `${what}, p50 / p99`,
  value: formatLatencies(times),
});
