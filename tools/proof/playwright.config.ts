import { defineConfig } from '@playwright/test';
import usual from '../../playwright.config.ts';

/** For journeys that are expected to fail: what hasn't come about after ten seconds counts as missing. */
export default defineConfig(usual, {
  testDir: '../../e2e',
  outputDir: '../../e2e/results/proof',
  reporter: 'line',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: { actionTimeout: 10_000, screenshot: 'off', trace: 'off' },
});
