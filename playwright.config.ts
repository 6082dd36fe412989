import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/services/find.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results/artifacts',
  reporter: [['list'], ['json', { outputFile: 'e2e/results/report.json' }]],
  workers: 2,
  fullyParallel: true,
  // A journey that passes at the second try has found a fault.
  retries: 0,
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? 'chromium',
      // No sandbox, because tests also run as root; nothing that calls home or waits for the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
