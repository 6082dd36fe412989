import { relative } from 'node:path';
import { root } from '../process/root.ts';
import type { RunResult } from '../process/run-program.ts';

export interface Outcome {
  passed: number;
  failed: number;
  output: string;
  /** Names of the failed, as far as they have one. */
  failures?: string[];
  /** Those of the passed that did so at their second try. */
  flaky?: string[];
}

interface Counts {
  passed: number;
  failed: number;
  /** Skipped tests count as failed: a suite that skips proves nothing. */
  skipped: number;
  failures?: string[];
  flaky?: string[];
}

/** More than these are no accident of a busy machine. */
const maxFlaky = 3;

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

export function countVitest(report: string): Counts {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that can't be loaded, or whose hooks fail, has no failed test.
    if (failed.length === 0) return status === 'failed' ? [relative(root, name)] : [];
    return failed.map(({ fullName }) => `${relative(root, name)}: ${fullName}`);
  });
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numTotalTests - numPassedTests - numFailedTests,
    failures,
  };
}

export function countPlaywright(report: string): Counts {
  const { stats, errors, suites } = JSON.parse(report) as PlaywrightReport;
  const isTolerated = stats.flaky <= maxFlaky;
  return {
    passed: stats.expected + (isTolerated ? stats.flaky : 0),
    failed: stats.unexpected + (isTolerated ? 0 : stats.flaky) + errors.length,
    skipped: stats.skipped,
    failures: suites.flatMap((suite) => namesOf(suite, 'unexpected')),
    flaky: suites.flatMap((suite) => namesOf(suite, 'flaky')),
  };
}

const namesOf = ({ specs, suites = [] }: PlaywrightSuite, status: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap((suite) => namesOf(suite, status)),
];

/** A check without tests counts as one test. */
export const checkOutcome = ({ code, output }: RunResult): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

/** A suite with a bad exit code, without a report or without tests has failed even if no test did. */
export function suiteOutcome({ code, output }: RunResult, counts: Counts | undefined): Outcome {
  const { passed, failed, skipped, ...names } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const remarks = [
    skipped > 0 && `${skipped} skipped or to do, which counts as failed.`,
    passed + failed + skipped === 0 && 'No test ran, which counts as failed.',
    code !== 0 && failed === 0 && `It ended with exit code ${code}.`,
  ].filter((remark) => remark !== false);
  const allFailed = failed + skipped;
  return {
    passed,
    failed: remarks.length > 0 ? Math.max(allFailed, 1) : allFailed,
    output: [output.trimEnd(), ...remarks].join('\n'),
    ...names,
    ...(remarks.length > 0 && { failures: [...(names.failures ?? []), ...remarks] }),
  };
}
