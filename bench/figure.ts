/** One line of a report. Times and rates are of this machine at this moment: compare within one run. */
export interface Figure {
  what: string;
  value: string;
  aim?: string;
  /** Why it is short of its aim, where it is known to be. */
  because?: string;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)] ?? Number.NaN;
}
