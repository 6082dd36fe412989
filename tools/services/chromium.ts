import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from './find-programs.ts';

/** How every browser of ours is started: for journeys, figures and pictures. */
export const chromiumOptions = (): LaunchOptions =>
  launchOptions(findHeadlessShell() ?? findChromium());

/** With all that the headless shell leaves out, such as notifications. */
export const fullChromiumOptions = (): LaunchOptions => launchOptions(findChromium());

const launchOptions = (program = 'chromium'): LaunchOptions => ({
  executablePath: program,
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
});
