import { expect, test } from 'vitest';
import { findInstallWay } from './install-prompt.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['an iPhone', `(iPhone; CPU iPhone OS 18_1) ${webKit} Version/18.1 Safari/604.1`, 5, true],
  ['an iPad', `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1`, 5, true],
  ['a Mac', `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.1 Safari/605.1`, 0, false],
  [
    'Chrome on an iPhone',
    `(iPhone; CPU iPhone OS 18_1) ${webKit} CriOS/130 Safari/604.1`,
    5,
    false,
  ],
  ['Android', '(Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36', 5, false],
])('%s is told how to add the page by hand: %s', (_name, userAgent, maxTouchPoints, isTold) => {
  const browser = { userAgent, maxTouchPoints };
  const way = findInstallWay({ isInstalled: false, hasPrompt: false, browser });
  expect(way === 'by-hand').toBe(isTold);
  expect(findInstallWay({ isInstalled: true, hasPrompt: true, browser })).toBeUndefined();
  expect(findInstallWay({ isInstalled: false, hasPrompt: true, browser })).toBe('prompt');
});
