import { availableParallelism } from 'node:os';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { chromiumOptions } from './tools/services/chromium.ts';

function launchOptions(): LaunchOptions {
  const { args = [], ...options } = chromiumOptions();
  // A page of a journey lives for seconds: code that is compiled to run fast never does.
  return { ...options, args: [...args, '--js-flags=--no-opt --no-maglev --no-sparkplug'] };
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'e2e/results/report.json' }]],
  // One more than there are cores: a journey spends a part of its time waiting.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  // One that passes only at the second try is named in the summary: docs/decisions/060-second-try.md.
  retries: process.env.CI === 'true' ? 1 : 0,
  // Journeys wait for states; how long a state may take depends on what else the machine is doing.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    headless: true,
    // Somebody goes ahead without a screen, and a server's day is that of UTC: both must have the same puzzle.
    timezoneId: 'UTC',
    // Recording each step doubles what a journey costs.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // It fetches the whole game into every new browser. Journeys about being offline ask for it.
    serviceWorkers: 'block',
    // Drawing every frame costs a third of a journey. Those that are about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
