import { describe, expect, test } from 'vitest';
import { isUpToDate, keepNewest } from './version.ts';

describe('a reply that is older than the cached one is dropped', () => {
  const cached = { name: 'cached', version: 3 };

  test.each([
    ['an older answer is dropped', { name: 'fetched', version: 2 }, 'cached'],
    ['a newer answer is taken', { name: 'fetched', version: 4 }, 'fetched'],
    ['an answer of the same version is taken', { name: 'fetched', version: 3 }, 'fetched'],
    ['an answer without a version is taken', { name: 'fetched' }, 'fetched'],
  ])('%s', (_what, fetched, kept) => {
    expect(keepNewest(cached, fetched)).toMatchObject({ name: kept });
  });

  test('the first reply is taken', () => {
    const fetched = { name: 'fetched', version: 1 };
    expect(keepNewest(undefined, fetched)).toBe(fetched);
  });

  test('an equal reply keeps its reference, so that nothing re-renders', () => {
    expect(keepNewest(cached, { ...cached })).toBe(cached);
  });
});

test.each([
  [{ version: 2 }, 3, false],
  [{ version: 3 }, 3, true],
  [{ version: 4 }, 3, true],
  [{ name: 'no version' }, 3, false],
  [{ version: '9' }, 3, false],
  [[], 3, false],
  [null, 3, false],
  [undefined, 3, false],
])('%j is as new as version %i: %s', (cached, version, verdict) => {
  expect(isUpToDate(cached, version)).toBe(verdict);
});
