import { stripVTControlCharacters } from 'node:util';
import type { SkippedStep } from './choose-steps.ts';
import type { StepResult } from './run-steps.ts';

const column = 17;

export function printResult(result: StepResult): void {
  console.log(resultLine(result));
  if (result.failed === 0) return;
  for (const name of result.failures ?? []) console.log(`  ${name}`);
  // No colours in a log file.
  const output = process.stdout.isTTY ? result.output : stripVTControlCharacters(result.output);
  console.log(`\n${output.trim()}\n`);
}

/** The last line is `N passed, N failed`, which other programs parse. */
export function printSummary(results: StepResult[], leftOut: SkippedStep[]): void {
  console.log(`\n${'─'.repeat(48)}`);
  for (const result of results) console.log(resultLine(result));
  console.log('─'.repeat(48));
  if (leftOut.length > 0) {
    const reasons = leftOut.map(({ name, lacks }) => `${name} (no ${lacks.join(', no ')} here)`);
    console.log(`Left out: ${reasons.join('; ')}.`);
  }
  for (const name of results.flatMap(({ failures = [] }) => failures)) {
    console.log(`Failed: ${name}`);
  }
  for (const name of results.flatMap(({ flaky = [] }) => flaky)) {
    console.log(`At the second try, which is a fault to find: ${name}`);
  }
  const sum = (of: 'passed' | 'failed') => results.reduce((total, result) => total + result[of], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

function resultLine({ name, passed, failed, seconds }: StepResult): string {
  const mark = failed > 0 ? '✗' : '✓';
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  return `${mark} ${name.padEnd(column)}${counts.padEnd(22)}${seconds.toFixed(1).padStart(5)} s`;
}
