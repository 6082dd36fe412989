import type { Browser, Page } from '@playwright/test';
import { collectBrowserErrors } from '../services/browser-errors.ts';
import {
  filterUnexpectedErrors,
  findAccessibilityFaults,
  findHorizontalScroll,
} from './inspect.ts';
import { openContext, type TourSite } from './open-context.ts';
import { type PendingRequests, trackPendingRequests } from './pending-requests.ts';
import type { Step } from './step.ts';
import { switchView } from './turn-to.ts';
import type { View } from './views.ts';
import { waitUntilSettled } from './wait-until-settled.ts';

/** Takes the picture of a page that has come to rest. */
export interface Camera {
  /** Pixels of the picture for each pixel of the page. */
  sharpness: number;
  /** Where the picture is. */
  take(page: Page, step: Step, view: View): Promise<string>;
}

/** What was seen: where the picture is, and what was wrong. */
export interface Screenshot {
  step: Step;
  view: View;
  file: string;
  faults: string[];
}

/**
 * Reaches the state once and looks at it from all sides: the page is resized and recoloured as it stands, which
 * a visitor may do too, and which costs a tenth of opening it anew.
 */
export async function captureStep(
  browser: Browser,
  place: TourSite,
  step: Step,
  views: readonly [View, ...View[]],
  camera: Camera,
): Promise<Screenshot[]> {
  const context = await openContext(browser, place, step, views[0], camera.sharpness);
  const errors = collectBrowserErrors(context);
  const page = await context.newPage();
  const traffic = trackPendingRequests(page, step.holds);
  const sights: Screenshot[] = [];
  for (const view of views) {
    const sight: Screenshot = { step, view, file: '', faults: [] };
    sights.push(sight);
    // A state that can't be reached is a fault too; its picture then shows how far it went.
    const isReached = await recordFault(sight, async () => {
      if (view === views[0]) await prepareStep(page, traffic, step);
      else await switchView(page, traffic, step, view);
    });
    await recordFault(sight, async () => {
      sight.faults.push(...(await findHorizontalScroll(page)));
      if (view === views[0]) sight.faults.push(...(await findAccessibilityFaults(page, step)));
    });
    await recordFault(sight, async () => {
      sight.file = await camera.take(page, step, view);
    });
    sight.faults.push(...filterUnexpectedErrors(errors.splice(0), step));
    if (!isReached) break;
  }
  await context.close();
  return sights;
}

async function prepareStep(page: Page, traffic: PendingRequests, step: Step): Promise<void> {
  await page.goto(step.path);
  // Without scripts the page is what it is, and nothing could tell us more.
  if (step.javaScript === false) return;
  // Every screen has a heading. While it waits for what is held back there may be none yet.
  if (step.holds === undefined) await page.locator('h1').first().waitFor();
  await waitUntilSettled(page, traffic);
  await step.prepare?.(page);
  // A click leaves the pointer behind, and what lies under it looks different.
  await page.mouse.move(0, 0);
  await waitUntilSettled(page, traffic);
}

/** One screen that gets stuck must not cost us the others. */
async function recordFault({ faults }: Screenshot, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    faults.push(`stuck: ${firstLine}`);
    return false;
  }
}
