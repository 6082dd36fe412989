import { useSearchParams } from '../../platform/search-params.ts';

const dummyOrigin = 'https://dummy.invalid';

/** Where to go after signing in: a page of ours, whatever the address says. */
export function returnTarget(from: string | null, fallback = '/'): string {
  const url = from?.startsWith('/') ? parseUrl(from) : undefined;
  const isOurs = url?.origin === dummyOrigin && !url.pathname.startsWith('//');
  return isOurs && url.pathname !== '/login' ? url.pathname + url.search + url.hash : fallback;
}

/** Safari has `URL.canParse` since 17. */
function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, dummyOrigin);
  } catch {
    return undefined;
  }
}

export function useReturnTarget(fallback?: string): string {
  const [params] = useSearchParams();
  return returnTarget(params.get('from'), fallback);
}
