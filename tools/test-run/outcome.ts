import type { RunResult } from '../process/run-program.ts';

export interface Outcome {
  passed: number;
  failed: number;
  output: string;
}

interface Counts {
  passed: number;
  failed: number;
  /** Left undone: a suite that skips its way to green proves nothing, so these count as failed. */
  skipped: number;
}

interface VitestReport {
  numTotalTests: number;
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

export function countVitest(report: string): Counts {
  const { numTotalTests, numPassedTests, numFailedTests, testResults } = JSON.parse(
    report,
  ) as VitestReport;
  // A file that can't be loaded, or whose hooks fail, has failed without a failed test.
  const brokenFiles = testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles,
    skipped: numTotalTests - numPassedTests - numFailedTests,
  };
}

export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** A check without tests of its own: it passes or fails as one. */
export const checkOutcome = ({ code, output }: RunResult): Outcome => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  output,
});

/** A suite that ended badly, wrote no report or ran nothing has failed even if no test did. */
export function suiteOutcome({ code, output }: RunResult, counts: Counts | undefined): Outcome {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
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
  };
}
