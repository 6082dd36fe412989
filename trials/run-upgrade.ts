import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { exitUnlessBuilt } from '../tools/build/build.ts';
import { root } from '../tools/process/root.ts';
import { chromiumOptions } from '../tools/services/chromium.ts';
import { Cluster } from '../tools/services/cluster.ts';
import { installMissingServices } from '../tools/services/install-services.ts';
import { Ledger } from './faults/ledger.ts';
import { becomeNextRelease, checkOut } from './upgrade/checkout.ts';
import { Visitor } from './upgrade/visitor.ts';

/**
 * npm run upgrade-trial [-- --from COMMIT]: three servers on one PostgreSQL are replaced one by one while dances are played, pages
 * are opened and a tab stays open. From this commit to a release of tomorrow (a migration more, another web app) and back again;
 * with --from, from the servers of an earlier commit to these, without the way back.
 */
const { from } = parseArgs({ options: { from: { type: 'string' } } }).values;
const servers = 3;
const dances = 6;

await installMissingServices(['PostgreSQL', 'Redis', 'HAProxy', 'Chromium']);
await exitUnlessBuilt(root);
const [older, newer] = from
  ? [await checkOut(from), root]
  : [root, await checkOut('HEAD', becomeNextRelease)];

const cluster = await Cluster.start({ servers, from: older });
const ledger = new Ledger();
await ledger.open(cluster.url, dances);
const visitor = new Visitor();
const end = new AbortController();
const playing = ledger.play(cluster.url, end.signal);
const visiting = visitor.visit(cluster.url, end.signal);
const browser = await chromium.launch(chromiumOptions());
const pageErrors: string[] = [];
const tab = await openTab(browser);

await replaceAll('to the later release', newer);
await checkTab(tab, 'an old tab after the upgrade');
if (!from) {
  const laterTab = await openTab(browser);
  await replaceAll('back again', older);
  await checkTab(laterTab, 'a tab of the later release after going back');
}
end.abort();
await Promise.all([playing, visiting]);
const { lost, doubled } = await ledger.compare(cluster.url);
await browser.close();
await cluster.stop();
console.log(
  `${ledger.acknowledged} words and ${visitor.pages} pages; failed calls ${ledger.refused}, broken pages ${visitor.broken.length}, errors in tabs ${pageErrors.length}, words lost ${lost}, doubled ${doubled}, leaked ${ledger.leaked}`,
);
const remarks = new Set([...visitor.broken, ...pageErrors, ...ledger.unexplained]);
for (const what of [...remarks].slice(0, 10)) console.log(`  ${what}`);
const wrong = [ledger.refused, visitor.broken.length, pageErrors.length, lost, doubled];
process.exit([...wrong, ledger.leaked].every((count) => count === 0) ? 0 : 1);

async function replaceAll(name: string, release: string): Promise<void> {
  for (let index = 0; index < servers; index += 1) {
    await ledger.waitForWords(20);
    await cluster.stopServer(index);
    await cluster.startServer(index, release);
  }
  await ledger.waitForWords(20);
  console.log(
    `${name}: ${servers} servers replaced, ${ledger.refused} failed calls, ${visitor.broken.length} broken pages so far`,
  );
}

/** A player in the middle of today's puzzle. */
async function openTab(on: Browser): Promise<Page> {
  const context = await on.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => pageErrors.push(`in a tab: ${message}`));
  await page.goto(`${cluster.url}/jinx/daily`);
  await sayWord(page, 'giraffe', 1);
  return page;
}

/** The word that is typed into a tab of another release counts, and a screen that was never opened before can be opened. */
async function checkTab(page: Page, name: string): Promise<void> {
  await sayWord(page, 'umbrella', 2);
  await page.evaluate(() => {
    history.pushState(null, '', '/jinx/archive');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('heading', { level: 1, name: 'Archive', exact: true }).waitFor();
  console.log(`${name}: a word was said, and another screen opened`);
}

async function sayWord(page: Page, word: string, round: number): Promise<void> {
  await page.getByRole('textbox', { name: /your word/i }).fill(word);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Round ${round + 1}`, exact: true }).waitFor();
}
