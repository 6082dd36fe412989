import { stopAllPrograms } from './process/run-program.ts';
import { installMissingServices } from './services/install-services.ts';
import {
  chooseSteps,
  findSkippedParts,
  findSkippedSteps,
  type SkippedStep,
} from './test-run/choose-steps.ts';
import { printResult, printSummary } from './test-run/print.ts';
import { runSteps, type StepResult } from './test-run/run-steps.ts';
import { useScratchFolder } from './test-run/scratch-folder.ts';
import { steps } from './test-run/steps.ts';

const complete = process.env.CI === 'true';

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
] as const) {
  process.on(signal, async () => {
    console.log('\nStopping …');
    await stopAllPrograms();
    process.exit(128 + number);
  });
}

const { steps: chosen, isThorough } = readChoice();
useScratchFolder();
if (isThorough) process.env.TEST_THOROUGH = 'true';
const missing = await installMissingServices([
  ...new Set(chosen.flatMap(({ needs, wants = [] }) => [...needs, ...wants])),
]);
const leftOut = findSkippedSteps(chosen, missing);
const ready = chosen.filter(({ name }) => !leftOut.some((step) => step.name === name));
const partsLeftOut = findSkippedParts(ready);
const absent = complete ? leftOut.map(failAbsent) : [];
for (const result of absent) printResult(result);
const results = [...(await runSteps(ready, printResult)), ...absent];
printSummary(results, complete ? [] : [...leftOut, ...partsLeftOut]);
// Throwaway services still run; exit handlers stop them.
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

function readChoice() {
  try {
    return chooseSteps(steps, process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** In CI a program that can't be installed is a failure. */
function failAbsent({ name, lacks }: SkippedStep): StepResult {
  return {
    name,
    passed: 0,
    failed: 1,
    seconds: 0,
    output: `${lacks.join(', ')} could not be installed.`,
  };
}
