import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../process/root.ts';
import { checkOutcome, countPlaywright, countVitest, suiteOutcome } from './outcome.ts';

const ran = (code: number) => ({ code, output: 'what it said' });
const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((status, index) => ({ status, fullName: `test ${index + 1}` })),
});

describe('a check', () => {
  test('counts as one', () => {
    expect(checkOutcome(ran(0))).toMatchObject({ passed: 1, failed: 0 });
    expect(checkOutcome(ran(2))).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('a report', () => {
  test('by Vitest counts passed, failed and skipped tests, and files that broke without a test, with their names', () => {
    const testResults = [
      file('a.test.ts', 'passed', 'passed', 'passed', 'skipped', 'todo'),
      file(join(root, 'b.test.ts'), 'failed', 'passed', 'failed'),
      file(join(root, 'c.test.ts'), 'failed'),
    ];
    const report = { numTotalTests: 6, numPassedTests: 3, numFailedTests: 1, testResults };
    expect(countVitest(JSON.stringify(report))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: ['b.test.ts: test 2', 'c.test.ts'],
    });
  });

  const playwright = (flaky: number) => {
    const specs = Array.from({ length: flaky }, (_, index) => ({
      title: `journey ${index + 1}`,
      file: 'a.spec.ts',
      tests: [{ status: 'flaky' }],
    }));
    const steady = { title: 'steady', file: 'a.spec.ts', tests: [{ status: 'expected' }] };
    const broken = { title: 'broken', file: 'b.spec.ts', tests: [{ status: 'unexpected' }] };
    const suites = [{ specs: [steady, broken], suites: [{ specs }] }];
    const stats = { expected: 5, unexpected: 1, flaky, skipped: 2 };
    return countPlaywright(JSON.stringify({ stats, errors: [{}], suites }));
  };

  test('by Playwright counts an error outside of journeys as failed, and names what failed or needed two tries', () => {
    expect(playwright(1)).toEqual({
      passed: 6,
      failed: 2,
      skipped: 2,
      failures: ['b.spec.ts: broken'],
      flaky: ['a.spec.ts: journey 1'],
    });
  });

  test('by Playwright counts more than three that needed two tries as failed', () => {
    expect(playwright(3)).toMatchObject({ passed: 8, failed: 2 });
    expect(playwright(4)).toMatchObject({ passed: 5, failed: 6 });
  });
});

describe('a suite', () => {
  test('passes with its tests', () => {
    const counts = { passed: 7, failed: 0, skipped: 0 };
    expect(suiteOutcome(ran(0), counts)).toEqual({ passed: 7, failed: 0, output: 'what it said' });
  });

  test.each([
    ['skipped tests', 0, { passed: 7, failed: 0, skipped: 2 }, { passed: 7, failed: 2 }],
    ['no test at all', 0, { passed: 0, failed: 0, skipped: 0 }, { passed: 0, failed: 1 }],
    ['no report', 1, undefined, { passed: 0, failed: 1 }],
    [
      'an error beside its tests',
      1,
      { passed: 7, failed: 0, skipped: 0 },
      { passed: 7, failed: 1 },
    ],
    ['failed tests', 1, { passed: 7, failed: 3, skipped: 0 }, { passed: 7, failed: 3 }],
  ])('with %s fails', (_case, code, counts, expected) => {
    expect(suiteOutcome(ran(code), counts)).toMatchObject(expected);
  });
});
