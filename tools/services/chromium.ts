import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from './find-programs.ts';

/** For journeys, benches and screenshots. */
export const chromiumOptions = (): LaunchOptions =>
  launchOptions(findHeadlessShell() ?? findChromium());

/** With what the headless shell lacks, such as notifications. */
export const fullChromiumOptions = (): LaunchOptions => launchOptions(findChromium());

const launchOptions = (program = 'chromium'): LaunchOptions => ({
  executablePath: program,
  // No sandbox, because tests also run as root; no background requests.
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
