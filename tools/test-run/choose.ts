import { parseArgs } from 'node:util';
import type { ServiceName } from '../services/install.ts';

interface Named {
  name: string;
}

/** The steps named by `--only a,b`, in their usual order; all of them without it. */
export function chooseSteps<Step extends Named>(all: Step[], args: string[]): Step[] {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values;
  if (only === undefined) return all;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = all.map(({ name }) => name).join(', ');
    throw new Error(
      `Unknown step: ${unknown.map((name) => `'${name}'`).join(', ')}. There are ${known}.`,
    );
  }
  return all.filter(({ name }) => names.includes(name));
}

export interface LeftOut {
  name: string;
  lacks: ServiceName[];
}

/** What can't run on this machine for lack of a program. */
export function leaveOut(
  steps: (Named & { needs: ServiceName[] })[],
  missing: ServiceName[],
): LeftOut[] {
  return steps
    .map(({ name, needs }) => ({ name, lacks: needs.filter((need) => missing.includes(need)) }))
    .filter(({ lacks }) => lacks.length > 0);
}
