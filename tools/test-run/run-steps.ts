import { twoAtATime } from '../process/two-at-a-time.ts';
import type { Outcome } from './outcome.ts';
import type { Step } from './steps.ts';

export interface Result extends Outcome {
  name: string;
  seconds: number;
}

/** Light steps two at a time, then the suites one after the other: each suite fills the cores by itself. */
export async function runSteps(steps: Step[], done: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = [];
  const runOne = async (step: Step) => {
    const result = await measured(step);
    results.push(result);
    done(result);
  };
  const light = steps.filter((step) => step.light);
  await twoAtATime(light, runOne);
  for (const step of steps.filter((one) => !one.light)) await runOne(step);
  return steps.flatMap(({ name }) => results.filter((result) => result.name === name));
}

async function measured(step: Step): Promise<Result> {
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
