import type { Step } from './step.ts';

/** The steps of one file in steps/, which has its name. */
export interface Feature {
  name: string;
  steps: Step[];
}

/** Those that are named, by the step or by the whole feature. */
export function chooseSteps(features: Feature[], only: string[]): Feature[] {
  const steps = features.flatMap((feature) => feature.steps.map(({ name }) => name));
  const twice = steps.find((name, index) => steps.indexOf(name) !== index);
  if (twice)
    throw new Error(`Two steps have the name ${twice}, so one picture would hide another.`);
  if (only.length === 0) return features;

  const known = [...features.map(({ name }) => name), ...steps];
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such step: ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  }
  return features
    .map((feature) => ({
      ...feature,
      steps: feature.steps.filter(({ name }) => only.includes(feature.name) || only.includes(name)),
    }))
    .filter((feature) => feature.steps.length > 0);
}
