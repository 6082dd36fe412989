import type { Location } from '../platform/router/location.ts';
import { savesData } from '../platform/saves-data.ts';
import { prefetchScreenAt } from './prefetch-first-screen.ts';
import { matchAppRoutes } from './router/match-app-routes.ts';
import { loadScreens } from './router/screens.ts';
import { session } from './session/session.ts';

/** Whoever points at a link is about to follow it: its screen is fetched meanwhile, unless that costs too much. */
export function prefetchOnIntent(): void {
  const prefetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.target || savesData()) return;
    if (prefetched.has(link.href)) return;
    prefetched.add(link.href);
    void prefetchLinked(link);
  };
  for (const intent of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(intent, prefetch, { passive: true });
  }
}

async function prefetchLinked({ pathname, search }: HTMLAnchorElement): Promise<void> {
  const { branch } = matchAppRoutes({ pathname });
  // A guard may lead elsewhere.
  if (branch.some(({ guard }) => guard)) return;
  await loadScreens(branch.flatMap(({ lazy }) => lazy ?? []));
  // Opening a puzzle starts its game: today's is wanted, any other may only be passed over.
  if (pathname === '/jinx/daily' && search !== '') return;
  const player = session.get();
  if (player.status !== 'open') return;
  const there: Location = { pathname, search, hash: '', state: null, key: 'default' };
  await prefetchScreenAt(there, player);
}
