import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { root } from '../tools/process/root.ts';
import { findChromium } from '../tools/services/find.ts';
import { sparePort } from '../tools/services/spare-port.ts';
import { buildWeb, bundleWithVite, isStale } from '../tools/web-build/build.ts';
import type { Figure } from './figure.ts';

const pages = [{ path: '/', aim: 'under 115 kB' }];

/** What a first visit fetches, as the browser fetches it; sizes after gzip, whatever the server sent. */
export async function firstLoad(): Promise<Figure[]> {
  const executablePath = findChromium();
  if (!executablePath) return [{ what: 'left out: Chromium is not installed', value: '' }];
  if (isStale(root)) await buildWeb(root, bundleWithVite);
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const figures: Figure[] = [];
    for (const { path, aim } of pages) {
      const page = await (await browser.newContext()).newPage();
      const html = await (await fetch(server.url + path)).text();
      const fetched: string[] = [];
      page.on('response', (response) => fetched.push(new URL(response.url()).pathname));
      // The live stream never ends, so the network is never idle: the stream itself is the sign.
      const live = page.waitForResponse((response) => response.url().endsWith('/api/live'));
      await page.goto(server.url + path);
      await live;
      const shell = fetched.filter((file) => html.includes(file));
      figures.push({ what: `${path}: the shell's scripts, gzip`, value: weigh(shell, '.js'), aim });
      figures.push({ what: `${path}: with what it fetches after`, value: weigh(fetched, '.js') });
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

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-bench-'));
  const port = await sparePort();
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data'); // the line with the address
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
