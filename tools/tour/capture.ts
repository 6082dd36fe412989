import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { root } from '../process/root.ts';
import { findAccessibilityViolations } from '../services/axe.ts';
import { collectBrowserErrors } from '../services/browser-errors.ts';
import type { GameServer } from '../services/game-server.ts';
import type { Players } from './players.ts';
import { pathOf, RequestCounter, waitUntilSettled } from './settle.ts';
import type { Step } from './step.ts';
import { heightOf, lookName, type View } from './views.ts';

export const tourFolder = join(root, 'tour');
const docsFolder = join(root, 'docs/pictures');

/** Longer than anything takes on a busy machine. */
const timeoutMs = 60_000;

export interface Site {
  server: GameServer;
  players: Players;
}

/** Where the picture is, and what was wrong with the page. */
export interface Screenshot {
  step: Step;
  view: View;
  file: string;
  faults: string[];
}

/**
 * Reaches the state once and takes a picture of each view: the page is resized and recoloured as it stands, which
 * costs a tenth of opening it again.
 */
export async function captureStep(
  browser: Browser,
  site: Site,
  step: Step,
  views: readonly [View, ...View[]],
  forDocs: boolean,
): Promise<Screenshot[]> {
  const context = await openContext(browser, site, step, views[0], forDocs);
  const errors = collectBrowserErrors(context);
  const page = await context.newPage();
  const requests = new RequestCounter(page, step.stalls);
  const screenshots: Screenshot[] = [];
  const checkedLooks = new Set<string>();
  for (const view of views) {
    const screenshot: Screenshot = { step, view, file: '', faults: [] };
    const { faults } = screenshot;
    screenshots.push(screenshot);
    // A state that can't be reached is a fault too; its picture then shows how far it went.
    const isReached = await recordFault(faults, async () => {
      if (view === views[0]) await prepareStep(page, requests, step, site.server);
      else await switchView(page, requests, step, view);
    });
    await recordFault(faults, async () => {
      faults.push(...(await findHorizontalScroll(page)));
      if (checkedLooks.has(lookName(view))) return;
      checkedLooks.add(lookName(view));
      faults.push(...(await findAccessibilityFaults(page, step)));
    });
    await recordFault(faults, async () => {
      const take = forDocs ? takeDocsPicture : takeTourPicture;
      screenshot.file = relative(
        root,
        await take(page, `${step.name}.${view.width}.${lookName(view)}`),
      );
    });
    faults.push(...filterUnexpectedErrors(errors.splice(0), step));
    if (!isReached) break;
  }
  await context.close();
  return screenshots;
}

/** One page that is stuck must not stop the others. */
async function recordFault(faults: string[], work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const [firstLine = ''] = String(error).split('\n');
    faults.push(`stuck: ${firstLine}`);
    return false;
  }
}

/** A new browser context for each step, so that no step affects another. */
async function openContext(
  browser: Browser,
  { server, players }: Site,
  step: Step,
  view: View,
  forDocs: boolean,
): Promise<BrowserContext> {
  const { stalls, loses, textSize = 100 } = step;
  const stored = {
    ...lookStorage(view),
    'ui.textSize': `${textSize}`,
    // The question after a first game would lie over any of the pictures that follow it.
    'consent.skippedAt': `${Date.now()}`,
    ...step.localStorage,
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: view.width, height: heightOf(view) },
    deviceScaleFactor: forDocs ? 1.5 : 1,
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    javaScriptEnabled: step.javaScript ?? true,
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState: {
      cookies: players[step.player ?? 'clover'],
      origins: [{ origin: server.url, localStorage }],
    },
  });
  context.setDefaultTimeout(timeoutMs);
  const beginsWith = (path: string) => (address: URL) => pathOf(address.href).startsWith(path);
  if (stalls !== undefined) await context.route(beginsWith(stalls), () => new Promise(() => {}));
  if (loses !== undefined) await context.route(beginsWith(loses), (route) => route.abort());
  return context;
}

/** Where the game stores the chosen look. */
const lookStorage = ({ theme, skin }: View) => ({ 'ui.theme': theme, 'ui.skin': skin });

async function prepareStep(
  page: Page,
  requests: RequestCounter,
  step: Step,
  server: GameServer,
): Promise<void> {
  await page.goto(step.path);
  // Without scripts the page is complete, and can't be asked whether it has settled.
  if (step.javaScript === false) return;
  // Every screen has a heading, except while it is loading.
  if (step.stalls === undefined) await page.locator('h1').first().waitFor();
  await waitUntilSettled(page, requests);
  await step.prepare?.(page, server);
  // A page that the server has painted needn't ask, and then there is no loading state to show.
  if (step.stalls !== undefined) await page.locator('[data-loading]').first().waitFor();
  // After a click the pointer would stay there, and show hover styles.
  await page.mouse.move(0, 0);
  await waitUntilSettled(page, requests);
}

/** Another width by resizing the window, another look as if it had been chosen in another tab. */
async function switchView(
  page: Page,
  requests: RequestCounter,
  step: Step,
  view: View,
): Promise<void> {
  await page.setViewportSize({ width: view.width, height: heightOf(view) });
  if (step.javaScript === false) return;
  await page.emulateMedia({ colorScheme: view.theme });
  await page.evaluate((look) => {
    for (const [key, value] of Object.entries(look)) localStorage.setItem(key, value);
    dispatchEvent(new StorageEvent('storage'));
  }, lookStorage(view));
  await waitUntilSettled(page, requests);
}

/** What is fixed to the screen would cover the middle of a long page. */
const tabBarAtPageEnd = `
  [data-tab-bar] { position: static !important; }
  :has(> [data-tab-bar]) { padding-bottom: 0 !important; }`;

/** The full page; but only the screen where a modal dialog covers it. */
async function takeTourPicture(page: Page, name: string): Promise<string> {
  const path = join(tourFolder, `${name}.png`);
  const fullPage = (await page.locator('dialog:modal').count()) === 0;
  if (fullPage) {
    await page.evaluate(() => scrollTo(0, 0));
    await setExtraStyle(page, tabBarAtPageEnd);
  }
  await page.screenshot({ path, fullPage });
  if (fullPage) await setExtraStyle(page, '');
  return path;
}

/** Playwright's own `style` option adds a style element, which our content security policy refuses. */
const setExtraStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [sheet];
  }, css);

const docsBytes = 60_000;

/** The screen alone, compressed until it is small, as these are kept in the repository. */
async function takeDocsPicture(page: Page, name: string): Promise<string> {
  const file = join(docsFolder, `${name}.webp`);
  mkdirSync(docsFolder, { recursive: true });
  for (const quality of [90, 80, 70, 60, 50, 40, 30]) {
    const picture = await page.screenshot({ type: 'webp', quality });
    if (picture.length > docsBytes) continue;
    writeFileSync(file, picture);
    return file;
  }
  throw new Error(`${file} would be larger than ${docsBytes / 1000} kB.`);
}

/** Errors in the console, apart from those that the step brings about on purpose. */
function filterUnexpectedErrors(errors: string[], { loses, allowedErrors = [] }: Step): string[] {
  return errors
    .filter((error) => loses === undefined || !error.includes(loses))
    .filter((error) => !allowedErrors.some((allowed) => allowed.test(error)))
    .map((error) => `console: ${error}`);
}

const findHorizontalScroll = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.body.querySelectorAll('*')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const culprit = widest ? `, from ${widest.localName}.${widest.classList}` : '';
    return [`scrolls sideways by ${scrollWidth - clientWidth} px${culprit}`];
  });

async function findAccessibilityFaults(
  page: Page,
  { stalls, javaScript }: Step,
): Promise<string[]> {
  // axe is a script too.
  if (javaScript === false) return [];
  // The specification turns zooming off; the game has a text size of its own instead.
  const allowed = ['meta-viewport'];
  // A screen that is loading has no heading yet.
  if (stalls !== undefined) allowed.push('page-has-heading-one');
  const found = await findAccessibilityViolations(page, { allowed });
  return found.flatMap(({ rule, places }) => places.map(({ path }) => `axe: ${rule} at ${path}`));
}
