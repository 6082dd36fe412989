import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

const mozilla = 'Mozilla/5.0';
const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'Firefox on Linux'],
  [`(Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `(Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
  ],
  [`(Linux; Android 15) ${webKit} Chrome/140.0 Mobile Safari/537.36 EdgA/140.0`, 'Edge on Android'],
  [
    `(Macintosh; Intel Mac OS X 10_15_7) ${webKit} Chrome/140.0 Safari/537.36 OPR/120.0`,
    'Opera on macOS',
  ],
  [
    `(Linux; Android 15) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`(X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/140.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [
    '(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['(iPad; CPU OS 18_0 like Mac OS X) FxiOS/140.0 Mobile Safari/605.1', 'Firefox on iPad'],
  ['(iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Safari/604.1', 'Chrome on iPhone'],
])('%s is %s', (userAgent, label) => {
  expect(deviceLabel(`${mozilla} ${userAgent}`)).toBe(label);
});

test('what is unknown has no label, and half of it the half that is known', () => {
  expect(deviceLabel(undefined)).toBeUndefined();
  expect(deviceLabel('curl/8.0')).toBeUndefined();
  expect(deviceLabel('Firefox/140.0')).toBe('Firefox');
  expect(deviceLabel('curl/8.0 (Linux)')).toBe('Linux');
});

test('five hundred characters are read at most', () => {
  const pad = (length: number) => `${'x'.repeat(length - 1)} `;
  expect(deviceLabel(`${pad(492)}Firefox/`)).toBe('Firefox');
  expect(deviceLabel(`${pad(493)}Firefox/`)).toBeUndefined();
});
