import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ['1', true, 'dark'],
  ['1', false, 'light'],
  ['0', true, 'light'],
  ['', true, 'light'],
] as const)(
  'a build with VITE_SYSTEM_THEME=%j on a system that is dark, %j, is %s',
  async (flag, dark, theme) => {
    vi.stubEnv('VITE_SYSTEM_THEME', flag);
    vi.stubEnv('SSR', false);
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: dark && query === '(prefers-color-scheme: dark)',
    }));
    vi.resetModules();
    const { currentLook } = await import('./apply-look.ts');
    expect(currentLook(() => null).theme).toBe(theme);
  },
);
