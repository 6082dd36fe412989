import { useSearchParams } from '../../platform/search-params.ts';

const dummyOrigin = 'https://dummy.invalid';

/** Where to go after signing in: a page of ours, whatever the address says. */
export function returnTarget(from: string | null, fallback = '/'): string {
  if (from === null || !from.startsWith('/') || !URL.canParse(from, dummyOrigin)) return fallback;
  const { origin, pathname, search, hash } = new URL(from, dummyOrigin);
  const isOurs = origin === dummyOrigin && !pathname.startsWith('//');
  return isOurs && pathname !== '/login' ? pathname + search + hash : fallback;
}

export function useReturnTarget(fallback?: string): string {
  const [params] = useSearchParams();
  return returnTarget(params.get('from'), fallback);
}
