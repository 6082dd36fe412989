import { expect, test } from 'vitest';
import { runSteps } from './run-steps.ts';
import type { Step } from './steps.ts';

test('steps that take their time run beside suites, but for those that need a steady network', async () => {
  const events: string[] = [];
  const endOf = Promise.withResolvers<void>();
  const step = (name: string, takes: Step['takes'], more: Partial<Step> = {}): Step => ({
    name,
    takes,
    needs: [],
    run: async () => {
      events.push(`${name} begins`);
      if (name === 'trials') await endOf.promise;
      if (name === 'suite') setImmediate(endOf.resolve);
      events.push(`${name} ends`);
      return { passed: 1, failed: 0, output: '' };
    },
    ...more,
  });
  const results = await runSteps(
    [
      step('trials', 'its time'),
      step('suite', 'all cores'),
      step('journeys', 'all cores', { needsSteadyNetwork: true }),
    ],
    () => {},
  );
  expect(results.map(({ name }) => name)).toEqual(['trials', 'suite', 'journeys']);
  expect(events.indexOf('suite begins')).toBeLessThan(events.indexOf('trials ends'));
  expect(events.indexOf('trials ends')).toBeLessThan(events.indexOf('journeys begins'));
});
