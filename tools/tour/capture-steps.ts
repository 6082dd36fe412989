import type { Browser } from '@playwright/test';
import { type Camera, captureStep, type Screenshot } from './capture-step.ts';
import type { Feature } from './choose-steps.ts';
import type { TourSite } from './open-context.ts';
import type { Step } from './step.ts';
import { lookName, type View } from './views.ts';

/** One for each core that such machines have; more would only wait for each other. */
const concurrency = 2;

interface CaptureOptions {
  features: Feature[];
  views(step: Step): readonly View[];
  camera: Camera;
}

/** Visits everything, several at a time, and gives back the sights in the order of the steps. */
export async function captureSteps(
  browser: Browser,
  place: TourSite,
  tour: CaptureOptions,
): Promise<Screenshot[]> {
  const steps = tour.features.flatMap((feature) => feature.steps);
  const sights: Screenshot[][] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < steps.length; at = next++) {
      const step = steps[at] as Step;
      const seen: Screenshot[] = [];
      for (const views of groupViews(step, tour.views(step))) {
        seen.push(...(await captureStep(browser, place, step, views, tour.camera)));
      }
      sights[at] = seen;
      console.log(progressLine(at + 1, steps.length, step, seen));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return sights.flat();
}

/** Those that are looked at in one visit. */
function groupViews({ anewForEachLook }: Step, views: readonly View[]) {
  const visits = anewForEachLook ? [...Map.groupBy(views, lookName).values()] : [views];
  return visits.flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

function progressLine(count: number, of: number, { name }: Step, sights: Screenshot[]): string {
  const mark = sights.some(({ faults }) => faults.length > 0) ? '✗' : '✓';
  const pictures = `${sights.length}`.padStart(2);
  return `${mark} ${`${count}`.padStart(`${of}`.length)}/${of} ${pictures} of ${name}`;
}
