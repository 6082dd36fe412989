import { kept } from '../platform/kept.ts';
import { track } from '../platform/track.ts';
import { countPage, touchVisit } from '../platform/visit.ts';
import type { Router } from './router/make-router.ts';

const noteAtMostEveryMs = 60_000;

/** Counts every page that is opened, and notes that somebody is there in between. */
export function countPages(router: Router): void {
  let counted: string | undefined;
  let notedAt = 0;

  function count(): void {
    const { shown, heading } = router.state.get();
    const page = shown.location.pathname + shown.location.search;
    if (heading || page === counted) return;
    counted = page;
    notedAt = Date.now();
    const { pages } = countPage(kept, notedAt, Math.random());
    if (pages === 1)
      track({ eventType: 'SESSION_START', eventData: { page: areaOf(shown.location) } });
  }

  function noteActivity(): void {
    const now = Date.now();
    if (now - notedAt < noteAtMostEveryMs) return;
    notedAt = now;
    touchVisit(kept, now, Math.random());
  }

  router.state.subscribe(count);
  count();
  for (const event of ['pointerdown', 'keydown'] as const) {
    addEventListener(event, noteActivity, { passive: true });
  }
}

/** The first part of the path: codes of invites and games are nobody's to count. */
const areaOf = ({ pathname }: { pathname: string }) => `/${pathname.split('/')[1] ?? ''}`;
