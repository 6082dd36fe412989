import type { Browser, Page } from '@playwright/test';
import { collectErrors } from '../services/browser-errors.ts';
import { inspect, unexpectedErrors } from './inspect.ts';
import { openContext, type Place } from './open-page.ts';
import { settle } from './settle.ts';
import type { Step } from './step.ts';
import { watchTraffic } from './traffic.ts';
import type { View } from './views.ts';

/** Takes the picture of a page that has come to rest. */
export interface Camera {
  sharpness(view: View): number;
  take(page: Page, step: Step, view: View): Promise<string>;
}

/** What was seen: where the picture is, and what was wrong. */
export interface Sight {
  step: Step;
  view: View;
  file: string;
  faults: string[];
}

export async function visit(
  browser: Browser,
  place: Place,
  step: Step,
  view: View,
  camera: Camera,
): Promise<Sight> {
  const context = await openContext(browser, place, step, view, camera.sharpness(view));
  const errors = collectErrors(context);
  const page = await context.newPage();
  const sight: Sight = { step, view, file: '', faults: [] };
  // A state that can't be reached is a fault too; its picture then shows how far it went.
  await orFault(sight, () => reach(page, step));
  await orFault(sight, async () => {
    sight.faults.push(...(await inspect(page, step)));
  });
  sight.faults.push(...unexpectedErrors(errors, step));
  // Last, because the camera hides the caret with styles that our content policy complains about.
  await orFault(sight, async () => {
    sight.file = await camera.take(page, step, view);
  });
  await context.close();
  return sight;
}

async function reach(page: Page, step: Step): Promise<void> {
  const traffic = watchTraffic(page, step.holds);
  await page.goto(step.path);
  // Without scripts the page is what it is, and nothing could tell us more.
  if (step.javaScript === false) return;
  // Every screen has a heading. While it waits for what is held back there may be none yet.
  if (step.holds === undefined) await page.locator('h1').first().waitFor();
  await settle(page, traffic);
  await step.prepare?.(page);
  // A click leaves the pointer behind, and what lies under it looks different.
  await page.mouse.move(0, 0);
  await settle(page, traffic);
}

/** One screen that gets stuck must not cost us the others. */
async function orFault({ faults }: Sight, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    faults.push(`stuck: ${firstLine}`);
  }
}
