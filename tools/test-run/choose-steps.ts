import { parseArgs } from 'node:util';
import type { ServiceName } from '../services/install-services.ts';

interface Named {
  name: string;
}

interface Choice<Step> {
  /** Those named by `--only a,b`, in their usual order; all by default. */
  steps: Step[];
  /** Randomised tests are repeated more often. */
  isThorough: boolean;
}

export function chooseSteps<Step extends Named>(all: Step[], args: string[]): Choice<Step> {
  const { only, thorough } = parseArgs({
    args,
    options: { only: { type: 'string' }, thorough: { type: 'boolean', default: false } },
  }).values;
  if (only === undefined) return { steps: all, isThorough: thorough };
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(
      `Unknown step: ${unknown.map((name) => `'${name}'`).join(', ')}. There are ${known}.`,
    );
  }
  return { steps: all.filter(({ name }) => names.includes(name)), isThorough: thorough };
}

export interface SkippedStep {
  name: string;
  lacks: string[];
}

/** A part of a step with a requirement of its own. */
export interface StepPart {
  name: string;
  /** What is missing on this machine, if anything. */
  lacks(): string | undefined;
}

/** Steps that need a missing program. */
export function findSkippedSteps(
  steps: (Named & { needs: ServiceName[] })[],
  missing: ServiceName[],
): SkippedStep[] {
  return steps
    .map(({ name, needs }) => ({ name, lacks: needs.filter((need) => missing.includes(need)) }))
    .filter(({ lacks }) => lacks.length > 0);
}

/** Parts of the remaining steps that can't run on this machine. */
export function findSkippedParts(steps: (Named & { parts?: StepPart[] })[]): SkippedStep[] {
  return steps.flatMap((step) =>
    (step.parts ?? []).flatMap(({ name, lacks }) => {
      const lacking = lacks();
      return lacking === undefined ? [] : [{ name: `${step.name}: ${name}`, lacks: [lacking] }];
    }),
  );
}
