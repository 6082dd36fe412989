import { friendsQuery } from '../domain/friends/friends.ts';
import { activeDancesQuery } from '../domain/play/active-dances.ts';
import { statsQuery } from '../domain/play/daily.ts';
import { loadOwnStats } from '../domain/play/own-stats.ts';
import { watchInstallPrompt } from '../platform/install-prompt.ts';
import { savesData } from '../platform/saves-data.ts';
import { today } from '../platform/today.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { startAnalytics } from './events/start-analytics.ts';
import { persistPlayer } from './offline/persist-player.ts';
import { startSendingQueuedWords } from './offline/send-queued-words.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { startPushClient } from './push/start-push-client.ts';
import { watchForRelease } from './release/watch-for-release.ts';
import { router } from './router/router.ts';
import { session } from './session/session.ts';
import { trackPageViews } from './track-page-views.ts';

export function startBackgroundTasks(): void {
  trackPageViews(router);
  startAnalytics(router);
  persistPlayer();
  prefetchOnIntent();
  prefetchLists();
  startSendingQueuedWords(router);
  watchForRelease(router);
  void registerServiceWorker();
  startPushClient(router);
  watchInstallPrompt();
  startMascotWhenIdle();
}

/** It is never needed: if its code can't be loaded, nothing is said. */
function startMascotWhenIdle(): void {
  whenIdle(() => {
    import('./mascot/start-mascot.tsx').then(
      ({ startMascot }) => startMascot(router),
      () => {},
    );
  });
}

/** A failure is ignored: without a service worker the app only lacks its offline mode. */
async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
  } catch {
    // A private window may refuse it.
  }
}

/** Then the first screen is complete, also on a slow line. */
const quietAfterMs = 5000;

/** The lists that most screens need. Errors are ignored: whoever needs them requests them again. */
function prefetchLists(): void {
  let prefetchedFor: string | undefined;
  const prefetchForPlayer = () => {
    const current = session.get();
    if (current.status !== 'open' || current.userId === prefetchedFor || savesData()) return;
    const { userId, cache } = current;
    prefetchedFor = userId;
    const prefetch = () => {
      void cache.prefetchQuery({ ...friendsQuery(userId), retry: false });
      void cache.prefetchQuery({ ...activeDancesQuery, retry: false });
      if (!loadOwnStats()) void cache.prefetchQuery({ ...statsQuery(today()), retry: false });
    };
    setTimeout(() => whenIdle(prefetch), quietAfterMs);
  };
  session.subscribe(prefetchForPlayer);
  prefetchForPlayer();
}
