import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { wordForNumber } from '../packages/server/src/testing/test-dance.ts';
import { type TestSwarm, testSwarmOf } from '../packages/server/src/testing/test-swarm.ts';
import { playerOfPage } from '../tools/tour/scenes.ts';
import { createInBatches } from './create-in-batches.ts';
import { type Figure, percentile } from './figure.ts';
import { measureInBrowser } from './measure-in-browser.ts';

const phones = 12;
const phoneSize = { width: 390, height: 700 };
const tableSize = { width: 1280, height: 720 };
const games = 1;
const roundsPerGame = 15;
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

/** Twelve phones and a table turn rounds over: how far apart, by their own clocks. */
export const benchSwarmSkew = (): Promise<Figure[]> =>
  measureInBrowser(async (url, browser) => {
    const rounds: number[][] = [];
    const screens = await openScreens(url, browser);
    for (let game = 0; game < games; game += 1) rounds.push(...(await playGame(url, screens)));
    const skews = rounds.map((moments) => Math.max(...moments) - Math.min(...moments));
    const lags = rounds.flatMap((moments) => moments.map((at) => at - Math.min(...moments)));
    const show = (times: number[], percent: number) => Math.round(percentile(times, percent));
    const what = `${phones} phones and a table, ${rounds.length} rounds`;
    return [
      {
        what: `${what}: a screen turns over after the first, p50 / p99`,
        value: `${show(lags, 50)} / ${show(lags, 99)} ms`,
        aim: 'p99 ≤ 100 ms',
        because: `${phones + 1} browsers draw the same reveal at the same moment, on the cores of one machine.`,
      },
      {
        what: `${what}: from the first screen to the last, p50 / longest`,
        value: `${show(skews, 50)} / ${Math.round(Math.max(...skews))} ms`,
      },
    ];
  });

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

/** For each round, when each screen turned it over. */
async function playGame(url: string, screens: readonly Page[]): Promise<number[][]> {
  const table = await gather(screens.slice(0, phones));
  const [pair = ''] = (await table.read()).pair ?? [];
  await Promise.all(
    screens.map(async (page, index) => {
      await page.goto(`${url}/jinx/swarm/${table.code}${index < phones ? '' : '/table'}`);
      await page.getByText(pair).first().waitFor();
    }),
  );
  const rounds: number[][] = [];
  // The last one leads to another screen.
  for (let round = 1; round < roundsPerGame; round += 1) {
    await sayAll(screens.slice(0, phones), round);
    rounds.push(await Promise.all(screens.map((page) => turnOf(page, round))));
    await pause(revealMs);
  }
  return rounds;
}

async function gather(pages: readonly Page[]): Promise<TestSwarm> {
  const players = await Promise.all(pages.map(playerOfPage));
  const [host] = players;
  if (!host) throw new Error('A table needs a host.');
  const settings = { rounds: roundsPerGame, wordSeconds: null };
  const { data } = await host.ask('createSwarm', { body: { settings } });
  const params = { swarm: data.swarm.code };
  for (const guest of players.slice(1)) await guest.ask('joinSwarm', { params });
  const table = testSwarmOf(data.swarm, players);
  await table.start();
  return table;
}

/** Through the screens, as people do; the last one turns the round over for all. */
async function sayAll(pages: readonly Page[], round: number): Promise<void> {
  for (const [seat, page] of pages.entries()) {
    const field = page.getByRole('textbox', { name: /your word/i });
    await field.fill(wordForNumber(100 * round + seat));
    if (seat === pages.length - 1) await pause(settleMs);
    await field.press('Enter');
  }
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
