import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { root } from '../process/root.ts';
import { runProgram, stopAllPrograms } from '../process/run-program.ts';
import { chromiumOptions } from '../services/chromium.ts';
import { findFreePort } from '../services/find-free-port.ts';

export interface ImageRenderer {
  /** A drawing of packages/web/pictures as PNG. What it leaves free is transparent. */
  draw(name: string, width: number, height: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Vite and a browser: the drawings are made of the game's own components. */
export async function openImageRenderer(): Promise<ImageRenderer> {
  const address = await startVite();
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  return {
    async draw(name, width, height) {
      await page.setViewportSize({ width, height });
      // By way of another page, because a new # alone loads nothing anew.
      await page.goto('about:blank');
      await page.goto(`${address}/pictures/index.html#${name}`);
      await page.locator('#root > *').waitFor();
      await page.evaluate(() => document.fonts.ready);
      return page.screenshot({ omitBackground: true });
    },
    async close() {
      await browser.close();
      await stopAllPrograms();
    },
  };
}

async function startVite(): Promise<string> {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  let failed: Error | undefined;
  void runProgram('vite', ['--port', `${port}`, '--strictPort', '--host', '127.0.0.1'], {
    cwd: join(root, 'packages/web'),
  }).then(({ output }) => {
    failed = new Error(`Vite has ended. ${output}`);
  });
  while (!(await answers(address))) {
    if (failed) throw failed;
    await pause(50);
  }
  return address;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );
