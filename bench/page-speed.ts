import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { type Figure, median } from './figure.ts';
import { measureInBrowser } from './measure-in-browser.ts';
import { observePageMetrics, type PageMetrics, readPageMetrics } from './page-metrics.ts';
import { slowPage, slowPhone } from './slow-phone.ts';

const paths = ['/', '/jinx/daily', '/jinx/dance', '/hive', '/buzz'];
const runs = 3;
/** Time for what loads after the first screen: overlays, the inbox, the service worker. */
const settleMs = 3000;

type Visit = PageMetrics & { requests: number; bytes: number };

/** First visits, and the response to keys and taps, on a slow phone with a slow network. */
export const benchPageSpeed = (): Promise<Figure[]> =>
  measureInBrowser(async (url, browser) => {
    const figures: Figure[] = [];
    for (const path of paths) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url + path));
      figures.push(...visitFigures(path, visits));
    }
    return [...figures, ...(await actFigures(browser, `${url}/jinx/daily`))];
  });

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await slowPhone(browser);
  const { page, traffic } = await slowPage(context);
  await observePageMetrics(page);
  await page.goto(address);
  await page.getByRole('main').waitFor();
  await pause(settleMs);
  const report = await readPageMetrics(page);
  await context.close();
  return { ...report, ...traffic };
}

function visitFigures(path: string, visits: Visit[]): Figure[] {
  const middle = (pick: (visit: Visit) => number) => median(visits.map(pick));
  return [
    {
      what: `${path}: largest paint, median of ${runs}`,
      value: `${(middle(({ lcpMs }) => lcpMs) / 1000).toFixed(2)} s`,
      aim: '1.5 s',
    },
    {
      what: `${path}: layout shift, the worst`,
      value: Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
      aim: '0.01',
    },
    {
      what: `${path}: blocked`,
      value: `${Math.round(middle(({ blockedMs }) => blockedMs))} ms`,
      aim: '150 ms',
    },
    {
      what: `${path}: requests, and what they weighed`,
      value: `${middle(({ requests }) => requests)}, ${Math.round(middle(({ bytes }) => bytes) / 1000)} kB`,
    },
  ];
}

/** The slowest key or tap of each act. */
async function actFigures(browser: Browser, address: string): Promise<Figure[]> {
  const context = await slowPhone(browser);
  const { page } = await slowPage(context);
  await observePageMetrics(page);
  await page.goto(address);
  const field = page.getByRole('textbox', { name: /your word/i });
  await field.waitFor();
  await pause(settleMs);
  await leaveDialogs(page);
  await readPageMetrics(page);

  const acts: [name: string, act: () => Promise<void>][] = [
    ['typing a word', () => field.pressSequentially('lantern', { delay: 120 })],
    ['sending it', () => page.keyboard.press('Enter')],
    [
      'opening the settings',
      () =>
        page
          .getByRole('banner')
          .getByRole('button', { name: /settings/i })
          .tap(),
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, act] of acts) {
    await act();
    await pause(settleMs);
    const { actsMs } = await readPageMetrics(page);
    // Event timing reports nothing below 16 ms.
    const worst = Math.max(16, ...actsMs);
    figures.push({
      what: `${name}, the slowest key or tap until the next frame`,
      value: `${Math.round(worst)} ms`,
      aim: '100 ms',
    });
  }
  await context.close();
  return figures;
}

async function leaveDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await page.keyboard.press('Escape');
}
