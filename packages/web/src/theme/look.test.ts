import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let browser: EventTarget;
let system: EventTarget & { matches: boolean };
let dataset: Record<string, string>;

async function loadLook() {
  vi.resetModules();
  const { safeLocalStorage } = await import('../platform/safe-storage.ts');
  return { ...(await import('./look.ts')), safeLocalStorage };
}

beforeEach(() => {
  browser = new EventTarget();
  system = Object.assign(new EventTarget(), { matches: false });
  dataset = {};
  vi.stubEnv('SSR', false);
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('matchMedia', () => system);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('document', { documentElement: { dataset }, querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a choice is shown at once and remembered, each on its own', async () => {
  const { chooseLook, safeLocalStorage } = await loadLook();
  chooseLook({ mode: 'dark' });
  expect(dataset).toEqual({ theme: 'dark', skin: 'default', textSize: '100' });
  chooseLook({ skin: 'pink' });
  chooseLook({ textSize: 130 });
  chooseLook({ motion: 'reduced' });
  expect(dataset).toEqual({ theme: 'dark', skin: 'pink', textSize: '130', motion: 'reduced' });
  const keys = ['ui.theme', 'ui.skin', 'ui.textSize', 'ui.motion'];
  expect(keys.map((key) => safeLocalStorage.read(key))).toEqual(['dark', 'pink', '130', 'reduced']);
});

test('whoever follows the system sees its changes, and those of other tabs', async () => {
  const { followSystemTheme, safeLocalStorage, watchLook } = await loadLook();
  watchLook();
  expect(dataset.theme).toBe('light');
  followSystemTheme();
  system.matches = true;
  expect(dataset.theme).toBe('light');
  system.dispatchEvent(new Event('change'));
  expect(dataset.theme).toBe('dark');
  safeLocalStorage.write('ui.skin', 'pink');
  browser.dispatchEvent(new Event('storage'));
  expect(dataset.skin).toBe('pink');
});
