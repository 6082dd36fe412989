import type { Browser } from '@playwright/test';
import type { Feature } from './choose-steps.ts';
import type { Place } from './open-page.ts';
import type { Step } from './step.ts';
import { lookName, type View } from './views.ts';
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
  const steps = tour.features.flatMap((feature) => feature.steps);
  const sights: Sight[][] = [];
  let next = 0;
  const lane = async () => {
    for (let at = next++; at < steps.length; at = next++) {
      const step = steps[at] as Step;
      const seen: Sight[] = [];
      for (const views of visitsOf(step, tour.views(step))) {
        seen.push(...(await visit(browser, place, step, views, tour.camera)));
      }
      sights[at] = seen;
      console.log(progressLine(at + 1, steps.length, step, seen));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return sights.flat();
}

/** Those that are looked at in one visit. */
function visitsOf({ anewForEachLook }: Step, views: readonly View[]) {
  const visits = anewForEachLook ? [...Map.groupBy(views, lookName).values()] : [views];
  return visits.flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

function progressLine(count: number, of: number, { name }: Step, sights: Sight[]): string {
  const mark = sights.some(({ faults }) => faults.length > 0) ? '✗' : '✓';
  const pictures = `${sights.length}`.padStart(2);
  return `${mark} ${`${count}`.padStart(`${of}`.length)}/${of} ${pictures} of ${name}`;
}
