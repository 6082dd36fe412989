import { runConcurrently } from '../process/run-concurrently.ts';
import type { Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

export interface StepResult extends Outcome {
  name: string;
  seconds: number;
}

/**
 * Runs checks two at a time, then suites one after the other, as each uses all cores. Steps that
 * mostly wait run beside them from the beginning, but for suites that need a steady network.
 */
export async function runSteps(
  steps: Step[],
  done: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const runOne = async (step: Step) => {
    const result = await runTimed(step);
    results.push(result);
    done(result);
  };
  const stepsTaking = (takes: Step['takes']) => steps.filter((step) => step.takes === takes);
  const waiting = Promise.all(stepsTaking('its time').map(runOne));
  await runConcurrently(2, stepsTaking('one core'), runOne);
  for (const step of stepsTaking('all cores')) {
    if (step.needsSteadyNetwork) await waiting;
    await runOne(step);
  }
  await waiting;
  return steps.flatMap(({ name }) => results.filter((result) => result.name === name));
}

async function runTimed(step: Step): Promise<StepResult> {
  const began = performance.now();
  const outcome = await step.run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  return { ...outcome, name: step.name, seconds: (performance.now() - began) / 1000 };
}
