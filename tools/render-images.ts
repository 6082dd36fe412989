import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { root } from './process/root.ts';
import { runProgram, stopAllPrograms } from './process/run-program.ts';
import { chromiumOptions } from './services/chromium.ts';
import { findFreePort } from './services/find-free-port.ts';

/** npm run pictures: renders the app's icons and its social picture, to be looked at and committed. */
const pictures = [
  { file: 'icon-192.png', drawing: 'badge', width: 192, height: 192 },
  { file: 'icon-512.png', drawing: 'badge', width: 512, height: 512 },
  { file: 'icon-maskable-512.png', drawing: 'maskable', width: 512, height: 512 },
  { file: 'apple-touch-icon.png', drawing: 'square', width: 180, height: 180 },
  { file: 'social.png', drawing: 'social', width: 1200, height: 630 },
];

// Vite and a browser, because packages/web/pictures draws with the game's own components.
const address = await startVite();
const browser = await chromium.launch(chromiumOptions());
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  for (const { file, drawing, width, height } of pictures) {
    await page.setViewportSize({ width, height });
    // A new fragment alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(`${address}/pictures/index.html#${drawing}`);
    await page.locator('#root > *').waitFor();
    const picture = await page.screenshot({ omitBackground: true });
    writeFileSync(join(root, 'packages/web/public', file), picture);
    console.log(`${file.padEnd(24)}${(picture.length / 1000).toFixed(1).padStart(6)} kB`);
  }
} finally {
  await browser.close();
  await stopAllPrograms();
}

async function startVite(): Promise<string> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let failed: Error | undefined;
  void runProgram('vite', ['--port', `${port}`, '--strictPort', '--host', '127.0.0.1'], {
    cwd: join(root, 'packages/web'),
  }).then(({ output }) => {
    failed = new Error(`Vite has ended. ${output}`);
  });
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (failed) throw failed;
    await pause(50);
  }
  return url;
}
