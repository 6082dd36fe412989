import type { Metric, Registry } from 'prom-client';

interface Tally {
  labels: Record<string, string | number>;
  /** One for each bucket and one for what is longer, not added up. */
  counts: number[];
  sum: number;
}

/**
 * A histogram of durations for Prometheus. That of prom-client spends longer on its labels than a short statement takes; here
 * they are looked up by a key that the caller makes.
 */
export class DurationHistogram {
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  readonly name: string;
  readonly help: string;
  readonly #buckets: readonly number[];
  readonly #tallies = new Map<string, Tally>();

  constructor(
    registry: Registry,
    { name, help, buckets }: { name: string; help: string; buckets: readonly number[] },
  ) {
    this.name = name;
    this.help = help;
    this.#buckets = buckets;
    registry.registerMetric(this as unknown as Metric);
  }

  /** `labelsOf` is asked once for each key. */
  observe(key: string, seconds: number, labelsOf: () => Tally['labels']): void {
    let tally = this.#tallies.get(key);
    if (!tally) {
      tally = { labels: labelsOf(), counts: Array(this.#buckets.length + 1).fill(0), sum: 0 };
      this.#tallies.set(key, tally);
    }
    let bucket = 0;
    while (seconds > (this.#buckets[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    tally.counts[bucket] = (tally.counts[bucket] ?? 0) + 1;
    tally.sum += seconds;
  }

  /** In the form that the registry asks for. */
  get() {
    const { name, help, type, aggregator } = this;
    return {
      name,
      help,
      type,
      aggregator,
      values: [...this.#tallies.values()].flatMap(this.#values),
    };
  }

  readonly #values = ({ labels, counts, sum }: Tally) => {
    let total = 0;
    const buckets = counts.map((count, index) => {
      total += count;
      const le = this.#buckets[index] ?? '+Inf';
      return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: total };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: total },
    ];
  };
}
