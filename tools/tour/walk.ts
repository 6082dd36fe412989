import type { Browser } from '@playwright/test';
import type { Feature } from './choose-steps.ts';
import type { Place } from './open-page.ts';
import type { Step } from './step.ts';
import type { View } from './views.ts';
import { type Camera, type Sight, visit } from './visit.ts';

/** One for each core that such machines have; more would only wait for each other. */
const lanes = 2;

interface Tour {
  features: Feature[];
  views(step: Step): readonly View[];
  camera: Camera;
}

/** Visits everything, several at a time, and gives back the sights in the order of the steps. */
export async function walk(browser: Browser, place: Place, tour: Tour): Promise<Sight[]> {
  const stops = tour.features
    .flatMap(({ steps }) => steps)
    .flatMap((step) => tour.views(step).map((view) => ({ step, view })));
  const sights: Sight[] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < stops.length; at = next++) {
      const { step, view } = stops[at] as (typeof stops)[number];
      const sight = await visit(browser, place, step, view, tour.camera);
      sights[at] = sight;
      console.log(progressLine(at + 1, stops.length, sight));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sights;
}

function progressLine(count: number, of: number, { file, faults }: Sight): string {
  const mark = faults.length > 0 ? '✗' : '✓';
  return `${mark} ${`${count}`.padStart(`${of}`.length)}/${of}  ${file}`;
}
