import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Feature } from './choose-steps.ts';
import type { Step } from './step.ts';

const folder = new URL('./steps/', import.meta.url);

/** Every file in steps/ is a feature and exports its `steps`. */
export function findFeatures(): Promise<Feature[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.sort().map(async (file) => {
      const { steps } = (await import(new URL(file, folder).href)) as { steps: Step[] };
      return { name: basename(file, '.ts'), steps };
    }),
  );
}
