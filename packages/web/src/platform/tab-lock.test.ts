import { afterEach, expect, test, vi } from 'vitest';
import { tryWithTabLock } from './tab-lock.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each(['with Web Locks', 'without'])(
  '%s, work is skipped while it runs, and runs again',
  async (how) => {
    if (how === 'without') vi.stubGlobal('navigator', {});
    const { promise: working, resolve: end } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const first = tryWithTabLock('a', () => {
      begin();
      return working;
    });
    await begun;
    const other = vi.fn(async () => {});
    expect(await tryWithTabLock('a', other)).toBe(false);
    expect(await tryWithTabLock('b', other)).toBe(true);
    end();
    expect(await first).toBe(true);
    await expect(tryWithTabLock('a', () => Promise.reject(new Error('failed')))).rejects.toThrow();
    expect(await tryWithTabLock('a', other)).toBe(true);
    expect(other).toHaveBeenCalledTimes(2);
  },
);
