import type { Browser, Page } from '@playwright/test';
import { collectErrors } from '../services/browser-errors.ts';
import { barriersIn, sidewaysScroll, unexpectedErrors } from './inspect.ts';
import { openContext, type Place } from './open-page.ts';
import { settle } from './settle.ts';
import type { Step } from './step.ts';
import { type Traffic, watchTraffic } from './traffic.ts';
import { turnTo } from './turn-to.ts';
import type { View } from './views.ts';

/** Takes the picture of a page that has come to rest. */
export interface Camera {
  /** Pixels of the picture for each pixel of the page. */
  sharpness: number;
  /** Where the picture is. */
  take(page: Page, step: Step, view: View): Promise<string>;
}

/** What was seen: where the picture is, and what was wrong. */
export interface Sight {
  step: Step;
  view: View;
  file: string;
  faults: string[];
}

/**
 * Reaches the state once and looks at it from all sides: the page is resized and recoloured as it stands, which
 * a visitor may do too, and which costs a tenth of opening it anew.
 */
export async function visit(
  browser: Browser,
  place: Place,
  step: Step,
  views: readonly [View, ...View[]],
  camera: Camera,
): Promise<Sight[]> {
  const context = await openContext(browser, place, step, views[0], camera.sharpness);
  const errors = collectErrors(context);
  const page = await context.newPage();
  const traffic = watchTraffic(page, step.holds);
  const sights: Sight[] = [];
  for (const view of views) {
    const sight: Sight = { step, view, file: '', faults: [] };
    sights.push(sight);
    // A state that can't be reached is a fault too; its picture then shows how far it went.
    const isReached = await orFault(sight, async () => {
      if (view === views[0]) await reach(page, traffic, step);
      else await turnTo(page, traffic, step, view);
    });
    await orFault(sight, async () => {
      sight.faults.push(...(await sidewaysScroll(page)));
      if (view === views[0]) sight.faults.push(...(await barriersIn(page, step)));
    });
    await orFault(sight, async () => {
      sight.file = await camera.take(page, step, view);
    });
    sight.faults.push(...unexpectedErrors(errors.splice(0), step));
    if (!isReached) break;
  }
  await context.close();
  return sights;
}

async function reach(page: Page, traffic: Traffic, step: Step): Promise<void> {
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
async function orFault({ faults }: Sight, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    faults.push(`stuck: ${firstLine}`);
    return false;
  }
}
