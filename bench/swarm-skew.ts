import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { wordForNumber } from '../packages/server/src/testing/test-dance.ts';
import { startTestSwarm } from '../packages/server/src/testing/test-swarm.ts';
import { playerOfPage } from '../tools/tour/scenes.ts';
import { createInBatches } from './create-in-batches.ts';
import { type Figure, percentile } from './figure.ts';
import { measureInBrowser } from './measure-in-browser.ts';

const phones = 12;
const phoneSize = { width: 390, height: 700 };
const tableSize = { width: 1280, height: 720 };
const roundsPerGame = 15;
/** Of the screens that are drawn all at once. */
const crowdedRounds = 7;
/** Until words have flown to their camps. */
const revealMs = 5500;
/** Until no screen is busy with the words before the last. */
const settleMs = 1000;

/** When cards begin to turn, by the clock of the machine, which all pages share. */
type Turns = Record<number, number>;
declare global {
  interface Window {
    /** By round. */
    swarmTurns: Turns;
  }
}

/** How far apart twelve phones and a table turn rounds over, by their own clocks. */
export const benchSwarmSkew = (): Promise<Figure[]> =>
  measureInBrowser(async (url, browser) => {
    const screens = await openScreens(url, browser);
    const crowded = await playAtOnce(url, screens);
    const beside = [...(await playInTurn(url, screens)), ...(await playInTurn(url, screens))];
    const inTurn = `the table and one of ${phones} phones, a core each, ${beside.length} rounds`;
    const atOnce = `${phones} phones and a table on the cores of one machine, ${crowded.length} rounds`;
    return [
      {
        what: `${inTurn}: the later screen turns over after the first, p50 / p99`,
        value: showLags(beside),
        aim: 'p99 ≤ 100 ms',
      },
      {
        what: `${atOnce}: a screen turns over after the first, p50 / p99`,
        value: showLags(crowded),
        because: `${phones + 1} browsers draw the same reveal at the same moment.`,
      },
    ];
  });

/** By round, when each screen turned it over. Of each round all but the first lag. */
function showLags(rounds: readonly number[][]): string {
  const lags = rounds.flatMap((moments) => {
    const [first = 0, ...later] = moments.toSorted((one, other) => one - other);
    return later.map((at) => at - first);
  });
  return `${Math.round(percentile(lags, 50))} / ${Math.round(percentile(lags, 99))} ms`;
}

/** Each screen with its own cookies, as on a device of its own; the last is the table. */
async function openScreens(url: string, browser: Browser): Promise<Page[]> {
  let opened = 0;
  const open = async () => {
    opened += 1;
    const viewport = opened > phones ? tableSize : phoneSize;
    const context = await browser.newContext({ viewport });
    await context.addInitScript(recordTurns);
    const page = await context.newPage();
    await page.goto(`${url}/jinx/swarm`);
    await page.getByRole('heading', { name: 'Swarm', exact: true }).waitFor();
    return page;
  };
  return createInBatches(phones + 1, open);
}

/** All screens show the game: more than there are cores to draw them. */
async function playAtOnce(url: string, screens: readonly Page[]): Promise<number[][]> {
  const { open } = await begin(url, screens);
  await Promise.all(screens.map(open));
  const rounds: number[][] = [];
  for (let round = 1; round <= crowdedRounds; round += 1) {
    for (const [seat, page] of screens.slice(0, phones).entries()) {
      if (seat === phones - 1) await pause(settleMs);
      await say(page, round, seat);
    }
    rounds.push(await Promise.all(screens.map((page) => turnOf(page, round))));
    await pause(revealMs);
  }
  return rounds;
}

/** Each round another phone lies beside the table; the others say their words without a screen. */
async function playInTurn(url: string, screens: readonly Page[]): Promise<number[][]> {
  const { table, open } = await begin(url, screens);
  for (const page of screens) await page.goto('about:blank');
  const big = screens.at(-1) as Page;
  await open(big, phones);
  const rounds: number[][] = [];
  for (const [seat, phone] of screens.slice(0, phones).entries()) {
    const round = seat + 1;
    await open(phone, seat);
    for (const other of table.players.keys()) {
      if (other !== seat) await table.say(other, round, wordForNumber(100 * round + other));
    }
    await pause(settleMs);
    await say(phone, round, seat);
    rounds.push([await turnOf(big, round), await turnOf(phone, round)]);
    await pause(revealMs);
    await phone.goto('about:blank');
  }
  return rounds;
}

async function begin(url: string, screens: readonly Page[]) {
  for (const page of screens) await page.goto(`${url}/jinx/swarm`);
  const players = await Promise.all(screens.slice(0, phones).map(playerOfPage));
  const table = await startTestSwarm(url, { rounds: roundsPerGame }, players);
  const open = async (page: Page, index: number) => {
    await page.goto(`${url}/jinx/swarm/${table.code}${index < phones ? '' : '/table'}`);
    const [word = ''] = (await table.read()).pair ?? [];
    await page.getByText(word).first().waitFor();
  };
  return { table, open };
}

/** Through the screen, as people do. The last word turns the round over for all. */
async function say(page: Page, round: number, seat: number): Promise<void> {
  const field = page.getByRole('textbox', { name: /your word/i });
  await field.fill(wordForNumber(100 * round + seat));
  await field.press('Enter');
}

async function turnOf(page: Page, round: number): Promise<number> {
  const turned = await page.waitForFunction((number) => window.swarmTurns[number], round);
  return (await turned.jsonValue()) ?? Number.NaN;
}

function recordTurns(): void {
  window.swarmTurns = {};
  const look = () => {
    const board = document.querySelector<HTMLElement>(
      '[data-round][data-phase]:not([data-phase="sealing"])',
    );
    const round = Number(board?.dataset.round);
    if (round) window.swarmTurns[round] ??= performance.timeOrigin + performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-phase', 'data-round'],
  });
}
