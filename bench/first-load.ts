import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { root } from '../tools/process/root.ts';
import { chromiumOptions } from '../tools/services/chromium.ts';
import { findChromium } from '../tools/services/find.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { buildWeb, bundleWithVite, isStale } from '../tools/web-build/build.ts';
import type { Figure } from './figure.ts';

interface Visited {
  path: string;
  /** What somebody came for is there. */
  ready: { role: 'link' | 'textbox'; name: RegExp };
  aim: string;
}

const pages: Visited[] = [
  { path: '/', ready: { role: 'link', name: /^Play No/ }, aim: 'under 115 kB' },
  {
    path: '/jinx/daily',
    ready: { role: 'textbox', name: /your word/i },
    aim: 'under 135 kB',
  },
];

/** What a first visit fetches, as the browser fetches it; sizes after gzip, whatever the server sent. */
export async function firstLoad(): Promise<Figure[]> {
  if (!findChromium()) return [{ what: 'left out: Chromium is not installed', value: '' }];
  if (isStale(root)) await buildWeb(root, bundleWithVite);
  const server = await startGameServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const figures: Figure[] = [];
    for (const { path, ready, aim } of pages) {
      const page = await (await browser.newContext()).newPage();
      const html = await (await fetch(server.url + path)).text();
      const fetched: string[] = [];
      page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
      // The live stream never ends, so the network is never idle: the stream itself is the sign.
      const live = page.waitForResponse((response) => response.url().endsWith('/api/live'));
      await page.goto(server.url + path);
      await page.getByRole(ready.role, { name: ready.name }).waitFor();
      const needed = [...fetched];
      await live;
      const shell = fetched.filter((file) => html.includes(file));
      figures.push({
        what: `${path}: the shell's scripts, gzip`,
        value: weigh(shell, '.js'),
        aim: 'under 115 kB',
      });
      figures.push({ what: `${path}: until it is there to use`, value: weigh(needed, '.js'), aim });
      figures.push({ what: `${path}: with what comes after`, value: weigh(fetched, '.js') });
      figures.push({ what: `${path}: styles, gzip`, value: weigh(fetched, '.css') });
      await page.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

function weigh(paths: string[], ending: string): string {
  const files = paths.filter((path) => path.startsWith('/assets/') && path.endsWith(ending));
  const bytes = files.map(
    (path) => gzipSync(readFileSync(join(root, 'packages/web/dist', path)), { level: 9 }).length,
  );
  return `${(bytes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1)} kB`;
}
