import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { root } from '../tools/process/root.ts';
import { chromiumOptions } from '../tools/services/chromium.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import type { Figure } from './figure.ts';
import { slowPage, slowPhone } from './slow-phone.ts';

const path = '/jinx/daily';
const everyMs = 100;
const pictures = 36;
const size = { width: 130, height: 281 };

interface Frame {
  /** Since the visit began. */
  atMs: number;
  png: string;
}

/**
 * A picture every 100 ms of a first visit to the daily, on a slow phone with a slow network, into docs/pictures. With the
 * folder of another build (`--build=`) of that one, to compare.
 */
export async function benchFilmStrip(webDir: string | undefined): Promise<Figure[]> {
  const server = await startGameServer(webDir === undefined ? {} : { webDir });
  const browser = await chromium.launch(chromiumOptions());
  try {
    const frames = await filmVisit(browser, server.url + path);
    const file = `docs/pictures/performance/first-visit${webDir === undefined ? '' : '-other'}.jpg`;
    writeFileSync(join(root, file), await drawStrip(browser, frames));
    return [{ what: `${path}: film strip of a first visit`, value: file }];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function filmVisit(browser: Browser, address: string): Promise<Frame[]> {
  const context = await slowPhone(browser);
  const { page, session } = await slowPage(context);
  const taken: { at: number; png: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1000, png: data });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', {
    format: 'png',
    maxWidth: 2 * size.width,
    maxHeight: 2 * size.height,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const began = await page.evaluate(() => performance.timeOrigin);
  await pause(pictures * everyMs);
  await context.close();
  return Array.from({ length: pictures }, (_, index) => {
    const atMs = index * everyMs;
    const png = taken.findLast(({ at }) => at >= began && at <= began + atMs)?.png ?? '';
    return { atMs, png };
  });
}

async function drawStrip(browser: Browser, frames: readonly Frame[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 12 * (size.width + 8), height: 100 } });
  const cells = frames.map(
    ({ atMs, png }) =>
      `<figure><img ${png && `src="data:image/png;base64,${png}"`}><figcaption>${(atMs / 1000).toFixed(1)} s</figcaption></figure>`,
  );
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(12, ${size.width}px); gap: 8px; margin: 4px; font: 12px sans-serif }
    figure { margin: 0 }
    img { display: block; width: ${size.width}px; height: ${size.height}px; background: #fff; outline: 1px solid #ccc }
    img:not([src]) { visibility: hidden; outline: none }
  </style>${cells.join('')}`);
  const strip = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 75 });
  await page.close();
  return strip;
}
