import { expect, test } from 'vitest';
import { faults } from './faults/faults.ts';
import { formatVerdict, hasPassed } from './faults/verdict.ts';

/** Where everything is expected to run, what can't be made is a failure. Elsewhere `npm test` says that it was left out. */
const isComplete = process.env.CI === 'true';
const possible = faults.filter((fault) => isComplete || fault.lacks?.() === undefined);

/** The short form; `npm run faults` makes each of them many times. */
for (const fault of possible) {
  test(`${fault.name}: nothing lost, nothing doubled, nothing leaked`, async () => {
    const verdict = await fault.run(fault.times.short);
    expect(hasPassed(verdict), formatVerdict(fault.name, verdict)).toBe(true);
  });
}
