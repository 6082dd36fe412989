import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { atExit } from '../process/at-exit.ts';
import { root, toolEnvironment } from '../process/root.ts';
import { chromiumOptions } from '../services/chromium.ts';
import { sparePort } from '../services/spare-port.ts';

export interface Studio {
  /** A drawing of packages/web/pictures as PNG. What it leaves free is transparent. */
  draw(name: string, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Vite and a browser: the drawings are made of the game's own components. */
export async function openStudio(): Promise<Studio> {
  const port = await sparePort();
  const vite = spawn('vite', ['--port', `${port}`, '--strictPort', '--host', '127.0.0.1'], {
    cwd: join(root, 'packages/web'),
    env: toolEnvironment({ NO_COLOR: '1' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stopVite = atExit(() => vite.kill('SIGTERM'));
  await ready(createInterface({ input: vite.stdout }));
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ reducedMotion: 'reduce' });

  return {
    async draw(name, width, height) {
      await page.setViewportSize({ width, height });
      // By another page, because a new # alone loads nothing anew.
      await page.goto('about:blank');
      await page.goto(`http://127.0.0.1:${port}/pictures/index.html#${name}`);
      await page.locator('#root > *').waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ omitBackground: true });
    },
    async close() {
      await browser.close();
      const gone = once(vite, 'exit');
      stopVite();
      await gone;
    },
  };
}

async function ready(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) if (line.includes('ready in')) return;
  throw new Error('Vite did not start.');
}
