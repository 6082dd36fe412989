import { expect, test } from 'vitest';
import { phaseDuration } from './phase.ts';

test('only animated phases have a duration, and a shorter one without motion', () => {
  expect(phaseDuration('typing', true)).toBeUndefined();
  expect(phaseDuration('turning', true)).toBe(450);
  expect(phaseDuration('beat', true)).toBe(300);
  expect(phaseDuration('jinx', true)).toBe(700);
  for (const phase of ['sealing', 'turning', 'beat'] as const) {
    expect(phaseDuration(phase, false)).toBeLessThanOrEqual(100);
  }
});
