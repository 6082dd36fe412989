import { track } from '../domain/analytics/track.ts';
import { countPage, touchVisit } from '../domain/analytics/visit.ts';
import { safeLocalStorage } from '../platform/safe-storage.ts';
import type { Router } from './router/create-router.ts';

const activityThrottleMs = 60_000;

/** Tracks each page and, in between, that the visitor is still there. */
export function trackPageViews(router: Router): void {
  let counted: string | undefined;
  let notedAt = 0;

  function count(): void {
    const { current, pending } = router.state.get();
    const page = current.location.pathname + current.location.search;
    if (pending || page === counted) return;
    counted = page;
    notedAt = Date.now();
    const { pages } = countPage(safeLocalStorage, notedAt, Math.random());
    if (pages === 1)
      track({ eventType: 'SESSION_START', eventData: { page: areaOf(current.location) } });
  }

  function noteActivity(): void {
    const now = Date.now();
    if (now - notedAt < activityThrottleMs) return;
    notedAt = now;
    touchVisit(safeLocalStorage, now, Math.random());
  }

  router.state.subscribe(count);
  count();
  for (const event of ['pointerdown', 'keydown'] as const) {
    addEventListener(event, noteActivity, { passive: true });
  }
}

/** Only the first segment of the path: the others hold the codes of invites and games, which are private. */
const areaOf = ({ pathname }: { pathname: string }) => `/${pathname.split('/')[1] ?? ''}`;
