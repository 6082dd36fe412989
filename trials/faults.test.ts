import { expect, test } from 'vitest';
import { faults } from './faults/faults.ts';
import { isGood, lineOf } from './faults/verdict.ts';

/** The short form; `npm run faults` makes each of them many times. */
for (const fault of faults) {
  test(`${fault.name}: nothing lost, nothing doubled, nothing leaked`, async ({ skip }) => {
    const verdict = await fault.run(fault.times.short);
    if (typeof verdict === 'string') skip(verdict);
    else expect(isGood(verdict), lineOf(fault.name, verdict)).toBe(true);
  });
}
