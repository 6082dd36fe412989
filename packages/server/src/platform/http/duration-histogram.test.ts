import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { DurationHistogram } from './duration-histogram.ts';

test('durations are counted into buckets that add up, for each set of labels', async () => {
  const registry = new Registry();
  const durations = new DurationHistogram(registry, {
    name: 'waits',
    help: 'How long.',
    buckets: [0.1, 1],
  });
  const observe = (verb: string, seconds: number) =>
    durations.observe(verb, seconds, () => ({ verb }));
  for (const seconds of [0.1, 0.5, 3]) observe('read', seconds);
  observe('write', 0.05);
  expect(await registry.metrics()).toBe(`# HELP waits How long.
# TYPE waits histogram
waits_bucket{le="0.1",verb="read"} 1
waits_bucket{le="1",verb="read"} 2
waits_bucket{le="+Inf",verb="read"} 3
waits_sum{verb="read"} 3.6
waits_count{verb="read"} 3
waits_bucket{le="0.1",verb="write"} 1
waits_bucket{le="1",verb="write"} 1
waits_bucket{le="+Inf",verb="write"} 1
waits_sum{verb="write"} 0.05
waits_count{verb="write"} 1
`);
});
