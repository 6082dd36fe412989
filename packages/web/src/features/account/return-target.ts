import { useSearchParams } from '../../platform/search-params.ts';

const anyOrigin = 'https://here.invalid';

/** Where to go after signing in: a page of ours, whatever the address says. */
export function returnTarget(from: string | null, otherwise = '/'): string {
  if (from === null || !from.startsWith('/') || !URL.canParse(from, anyOrigin)) return otherwise;
  const { origin, pathname, search, hash } = new URL(from, anyOrigin);
  const isOurs = origin === anyOrigin && !pathname.startsWith('//');
  return isOurs && pathname !== '/login' ? pathname + search + hash : otherwise;
}

export function useReturnTarget(otherwise?: string): string {
  const [params] = useSearchParams();
  return returnTarget(params.get('from'), otherwise);
}
