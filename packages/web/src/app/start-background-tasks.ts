import { startAnalytics } from './events/start-analytics.ts';
import { persistPlayer } from './offline/persist-player.ts';
import { startSendingQueuedWords } from './offline/send-queued-words.ts';
import { prefetchLists } from './prefetch-lists.ts';
import { startPushClient } from './push/start-push-client.ts';
import { registerServiceWorker } from './release/register-service-worker.ts';
import { watchForRelease } from './release/watch-for-release.ts';
import { router } from './router/router.ts';
import { trackPageViews } from './track-page-views.ts';

/** What the first screen doesn't wait for. */
export function startBackgroundTasks(): void {
  trackPageViews(router);
  startAnalytics(router);
  persistPlayer();
  prefetchLists();
  startSendingQueuedWords(router);
  watchForRelease(router);
  void registerServiceWorker();
  startPushClient(router);
}
