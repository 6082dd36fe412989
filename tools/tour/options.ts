import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Step } from './step.ts';
import { type Width, widths } from './views.ts';

interface Options {
  /** Names of steps or features; empty means all. */
  only: string[];
  widths: readonly Width[];
  /** Every step at every width in every look, whatever its extent. */
  allLooks: boolean;
  /** Small pictures for docs/pictures instead of the tour. */
  docs: boolean;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string', default: widths.join() },
      'all-looks': { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
    },
  });
  const requested = listOf(values.width).map(Number);
  const unknown = requested.filter((width) => !widths.some((known) => known === width));
  if (unknown.length > 0) throw new Error(`There are the widths ${widths.join(', ')}.`);
  return {
    only: listOf(values.only),
    widths: widths.filter((width) => requested.includes(width)),
    allLooks: values['all-looks'],
    docs: values.docs,
  };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** A file in steps/, and the `steps` that it exports. */
export interface Feature {
  name: string;
  steps: Step[];
}

const folder = new URL('./steps/', import.meta.url);

export function findFeatures(): Promise<Feature[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const { steps } = (await import(new URL(file, folder).href)) as { steps: Step[] };
      return { name: basename(file, '.ts'), steps };
    }),
  );
}

/** The steps that are named, or whose feature is. */
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
