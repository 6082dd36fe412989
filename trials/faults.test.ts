import { afterAll, expect, test } from 'vitest';
import { faults } from './faults/faults.ts';
import { stopMachines } from './faults/machines/run-on-machines.ts';
import { formatVerdict, hasPassed } from './faults/verdict.ts';

/** In CI a fault that can't be injected fails. Elsewhere it is left out, and `npm test` says so. */
const isComplete = process.env.CI === 'true';
const possible = faults.filter(
  (fault) => fault.times.short > 0 && (isComplete || fault.lacks?.() === undefined),
);

afterAll(stopMachines);

/** The short form; `npm run faults` injects each of them many times, and some only there. */
for (const fault of possible) {
  test(`${fault.name}: nothing is lost, doubled or leaked`, async () => {
    const verdict = await fault.run(fault.times.short);
    expect(hasPassed(verdict), formatVerdict(fault.name, verdict)).toBe(true);
  });
}
