import { mkdirSync, rmSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { exitUnlessBuilt } from './build/build.ts';
import { root } from './process/root.ts';
import { runConcurrently } from './process/run-concurrently.ts';
import { adminPasswordHash } from './services/admin-password.ts';
import { chromiumOptions } from './services/chromium.ts';
import { startGameServer } from './services/game-server.ts';
import { captureStep, type Screenshot, type Site, tourFolder } from './tour/capture.ts';
import { makeContactSheet } from './tour/contact-sheet.ts';
import { faultRows, printFaults } from './tour/faults-table.ts';
import { chooseSteps, findFeatures, readOptions } from './tour/options.ts';
import { seedPlayers } from './tour/players.ts';
import type { Step } from './tour/step.ts';
import { docsViews, lookName, viewsOf } from './tour/views.ts';

/** npm run tour [-- --only …] [--width …] [--all-looks] [--docs]: see tools/tour/README.md. */
const { options, features } = await readChoice();
await exitUnlessBuilt(root);
const server = await startGameServer({ settings: { ADMIN_PASSWORD_HASH: adminPasswordHash } });
const browser = await chromium.launch(chromiumOptions());
try {
  if (!options.docs) makeFolder();
  const site = { server, players: await seedPlayers(server.url) };
  const steps = features.flatMap((feature) => feature.steps);
  const screenshots = await captureAll(browser, site, steps);
  const rows = faultRows(screenshots);
  if (rows.length > 0) printFaults(rows);
  const folder = options.docs ? 'docs/pictures' : 'tour, and tour/contact-sheet.html';
  console.log(`${screenshots.length} pictures in ${folder}; ${rows.length} faults.`);
  process.exitCode = rows.length > 0 ? 1 : 0;
  if (!options.docs) await makeContactSheet(browser, features, screenshots);
} finally {
  await browser.close();
  await server.stop();
}

async function readChoice() {
  try {
    const given = readOptions(process.argv.slice(2));
    const all = (await findFeatures()).map((feature) => ({
      ...feature,
      steps: feature.steps.filter(({ docs }) => docs || !given.docs),
    }));
    return { options: given, features: chooseSteps(all, given.only) };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** A whole tour deletes the pictures of the last one; a part of it replaces its own. */
function makeFolder(): void {
  if (options.only.length === 0) rmSync(tourFolder, { recursive: true, force: true });
  mkdirSync(tourFolder, { recursive: true });
}

/** Two steps at a time; the screenshots are in the order of the steps. */
async function captureAll(browser: Browser, site: Site, steps: Step[]): Promise<Screenshot[]> {
  const screenshots = new Map<Step, Screenshot[]>();
  await runConcurrently(2, steps, async (step) => {
    const taken: Screenshot[] = [];
    for (const views of groupViews(step)) {
      taken.push(...(await captureStep(browser, site, step, views, options.docs)));
    }
    screenshots.set(step, taken);
    const mark = taken.some(({ faults }) => faults.length > 0) ? '✗' : '✓';
    console.log(`${mark} ${screenshots.size}/${steps.length} ${taken.length} of ${step.name}`);
  });
  return steps.flatMap((step) => screenshots.get(step) ?? []);
}

/** The views that share one visit. */
function groupViews(step: Step) {
  const extended: Step = options.allLooks ? { ...step, extent: 'everything' } : step;
  const views = (options.docs ? docsViews : viewsOf(extended)).filter(({ width }) =>
    options.widths.includes(width),
  );
  const visits = step.freshPerLook ? [...Map.groupBy(views, lookName).values()] : [views];
  return visits.flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}
