import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { root } from './process/root.ts';
import { chromiumOptions } from './services/chromium.ts';
import { startGameServer } from './services/game-server.ts';
import { docsCamera, tourCamera, tourFolder } from './tour/cameras.ts';
import { captureSteps } from './tour/capture-steps.ts';
import { chooseSteps, type Feature } from './tour/choose-steps.ts';
import { makeContactSheet } from './tour/contact-sheet.ts';
import { faultRows, printFaults } from './tour/faults-table.ts';
import { findFeatures } from './tour/find-features.ts';
import { type Options, readOptions } from './tour/options.ts';
import { seedPlayers } from './tour/players.ts';
import { docsViews, viewsOf } from './tour/views.ts';
import { buildWeb, bundleWithVite, isBuildStale } from './web-build/build.ts';

/** Of the password that tour/players.ts types. */
const adminPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ZOZTv31s5z2WAJroiultNA$kIw10XbTt8aB09YW1Jp93mDvxtu8rvNzArbP1tpwHB0';
const { options, features } = await readChoice();
if (isBuildStale(root)) await build();
const server = await startGameServer({ settings: { ADMIN_PASSWORD_HASH: adminPasswordHash } });
const browser = await chromium.launch(chromiumOptions());
try {
  const place = { url: server.url, players: await seedPlayers(server.url) };
  if (!options.docs) makeFolder();
  const sights = await captureSteps(browser, place, {
    features,
    views: (step) =>
      (options.docs ? docsViews : viewsOf(step)).filter(({ width }) =>
        options.widths.includes(width),
      ),
    camera: options.docs ? docsCamera : tourCamera,
  });
  if (!options.docs) await makeContactSheet(browser, features, sights);

  const rows = faultRows(sights);
  if (rows.length > 0) printFaults(rows);
  const folder = options.docs ? 'docs/pictures' : 'tour, and tour/contact-sheet.html';
  console.log(`${sights.length} pictures in ${folder}; ${rows.length} faults.`);
  process.exitCode = rows.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
}

async function readChoice(): Promise<{ options: Options; features: Feature[] }> {
  try {
    const options = readOptions(process.argv.slice(2));
    const all = await findFeatures();
    const documented = all.map((feature) => ({
      ...feature,
      steps: feature.steps.filter(({ docs }) => docs || !options.docs),
    }));
    return { options, features: chooseSteps(documented, options.only) };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** A whole tour leaves nothing of an older one behind; a part of it replaces its own pictures. */
function makeFolder(): void {
  if (options.only.length === 0) rmSync(tourFolder, { recursive: true, force: true });
  mkdirSync(tourFolder, { recursive: true });
}

async function build(): Promise<void> {
  console.log('Building the web app, which takes a few seconds …');
  const { code, output } = await buildWeb(root, bundleWithVite);
  if (code === 0) return;
  console.error(output.trimEnd());
  process.exit(1);
}
