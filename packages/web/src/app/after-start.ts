import { countPages } from './count-pages.ts';
import { startEvents } from './events/start.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepPlayerInMind } from './offline/keep-player-in-mind.ts';
import { sendWordsWhenPossible } from './offline/send-queued-words.ts';
import { followPush } from './push/follow-push.ts';
import { registerServiceWorker } from './release/register-service-worker.ts';
import { watchForRelease } from './release/watch-for-release.ts';
import { router } from './router/router.ts';

/** What the first screen doesn't wait for. */
export function afterStart(): void {
  countPages(router);
  startEvents(router);
  keepPlayerInMind();
  fetchAhead();
  sendWordsWhenPossible(router);
  watchForRelease(router);
  void registerServiceWorker();
  followPush(router);
}
