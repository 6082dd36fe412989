import { expect, test, vi } from 'vitest';
import { markTutorialDone, needsTutorial } from './tutorial-done.ts';

test('a browser shows the tutorial until it was done', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(needsTutorial()).toBe(true);
  markTutorialDone();
  expect(needsTutorial()).toBe(false);
  expect([...kept.keys()]).toEqual(['tutorial.done']);
  vi.unstubAllGlobals();
});
