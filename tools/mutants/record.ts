import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { RunnerTask, RunnerTestCase } from 'vitest';
import { root } from '../process/root.ts';
import type { MutantGroup, Plan, Results } from './plan.ts';
import { once } from './state.ts';

// Tests replace the clock.
const { now } = Date;

const record = once('record', () => {
  const plan = JSON.parse(readFileSync(process.env.MUTANT_PLAN ?? '', 'utf8')) as Plan;
  const results: Results = {
    kills: [],
    reached: [],
    failing: [],
    notRepeated: [],
    isComplete: true,
  };
  return {
    plan,
    results,
    reached: new Set<number>(),
    killed: new Map(plan.groups.map((group) => [group, new Set<number>()])),
    /** They would take all the time. */
    slowTests: new Set<string>(),
  };
});
const { results, reached, killed } = record;
export const { plan, slowTests } = record;

export function recordReached(ids: Iterable<number>): void {
  for (const id of ids) reached.add(id);
}

export function recordKill(group: MutantGroup, id: number, test: string): void {
  killed.get(group)?.add(id);
  results.kills.push({ group: group.name, id, test });
}

export const recordFailing = (test: string) => void results.failing.push(test);
export const recordNotRepeated = (test: string) => void results.notRepeated.push(test);

export function saveResults(): void {
  writeFileSync(plan.resultFile, JSON.stringify({ ...results, reached: [...reached] }));
}

export function isLate(): boolean {
  if (now() < plan.deadline) return false;
  results.isComplete = false;
  return true;
}

/** Those of the group that were passed and have still to be killed. */
export function* openMutants(group: MutantGroup, passed: ReadonlySet<number>): Generator<number> {
  const done = killed.get(group);
  for (const id of group.ids) {
    if (group.isProof && done?.size) return;
    if (passed.has(id) && !done?.has(id)) yield id;
  }
}

export const groupsOf = (path: string, testName?: string): MutantGroup[] =>
  plan.groups.filter(
    ({ tests }) =>
      !tests ||
      tests.some(
        (test) =>
          test.path === path &&
          (testName === undefined || new RegExp(test.namePattern).test(testName)),
      ),
  );

export const pathOf = (task: RunnerTask) => relative(root, task.file.filepath);

export const nameOf = (test: RunnerTestCase): string => `${pathOf(test)} ${test.fullTestName}`;
