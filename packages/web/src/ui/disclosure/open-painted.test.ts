import { afterEach, expect, test, vi } from 'vitest';
import { openPaintedDisclosures, openStateKey } from './open-painted.ts';

function open(
  openAtFirst: string | undefined,
  { stored = null as string | null, isLarge = false, throws = false } = {},
) {
  const dataset: Record<string, string> = { disclosure: 'trail' };
  if (openAtFirst !== undefined) dataset.openAtFirst = openAtFirst;
  const details = { dataset, open: undefined as boolean | undefined };
  const getItem = vi.fn((_key: string) => {
    if (throws) throw new Error('no storage');
    return stored;
  });
  vi.stubGlobal('localStorage', { getItem });
  vi.stubGlobal('matchMedia', () => ({ matches: isLarge }));
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    querySelectorAll: () => [details],
  });
  openPaintedDisclosures();
  expect(dataset).toEqual({ disclosure: 'trail' });
  for (const [key] of getItem.mock.calls) expect(key).toBe('ui.open.trail');
  return details.open;
}

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['true', {}, true],
  ['false', {}, false],
  ['on-large-screens', { isLarge: true }, true],
  ['on-large-screens', { isLarge: false }, false],
  ['true', { stored: 'false' }, false],
  ['false', { stored: 'true' }, true],
  ['true', { throws: true }, true],
])('a disclosure that is open at first %s, with %j, is open: %s', (openAtFirst, facts, isOpen) => {
  expect(open(openAtFirst, facts)).toBe(isOpen);
});

test('a disclosure that was opened already stays as it is', () => {
  expect(open(undefined)).toBeUndefined();
  expect(openStateKey('trail')).toBe('ui.open.trail');
});
