import { type Browser, chromium } from '@playwright/test';
import { exitUnlessBuilt } from '../tools/build/build.ts';
import { root } from '../tools/process/root.ts';
import { chromiumOptions } from '../tools/services/chromium.ts';
import { findChromium } from '../tools/services/find-programs.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import type { Figure } from './figure.ts';

/** Measures the current build in Chromium, against a throwaway server. */
export async function measureInBrowser(
  measure: (url: string, browser: Browser) => Promise<Figure[]>,
): Promise<Figure[]> {
  if (!findChromium()) return [{ what: 'left out: Chromium is not installed', value: '' }];
  await exitUnlessBuilt(root);
  const server = await startGameServer();
  const browser = await chromium.launch(chromiumOptions());
  try {
    return await measure(server.url, browser);
  } finally {
    await browser.close();
    await server.stop();
  }
}
