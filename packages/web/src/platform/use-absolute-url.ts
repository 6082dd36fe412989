import { useHydrated } from './painted/use-hydrated.ts';

/** An address of ours as others can open it. A painted page has the path: only the browser knows where it is. */
export function useAbsoluteUrl(path: string): string {
  return useHydrated() ? new URL(path, location.href).href : path;
}
