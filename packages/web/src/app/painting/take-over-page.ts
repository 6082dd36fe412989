import type { QueryClient } from '@tanstack/react-query';
import { answerReadsWith } from '../../api/painted-replies.ts';
import { guest } from '../../domain/account/player.ts';
import type { Daily } from '../../domain/play/daily.ts';
import { queuedWordInfix } from '../../domain/play/offline/queued-word-key.ts';
import { releaseEarlyInput } from '../../platform/painted/early-input.ts';
import { safeLocalStorage, safeSessionStorage } from '../../platform/safe-storage.ts';
import { draftPrefix } from '../../platform/use-draft.ts';
import { prefetchFirstScreen, prefetchScreen } from '../prefetch-first-screen.ts';
import { firstScreenMounted } from '../router/NotifyHydrated.tsx';
import { router } from '../router/router.ts';
import { setRequestTimes } from '../session/request-times.ts';
import { openPaintedSession, openSession, session } from '../session/session.ts';
import { type PaintedPage, paintedDataId } from './painted-page.ts';

/** The server had nothing newer than this when the page was asked for. */
const requestedAt = { date: performance.timeOrigin, ticks: 0 };

/** Undefined for a page that isn't painted, or painted for another day. */
export function readPaintedPage(): PaintedPage | undefined {
  if (document.documentElement.dataset.outdated !== undefined) return undefined;
  const data = document.getElementById(paintedDataId)?.textContent;
  return data ? JSON.parse(data) : undefined;
}

/**
 * Brings the app into the state that the server has painted, hydrates the page, and only then lets anything change:
 * the session, and what the visitor has pressed meanwhile.
 */
export async function takeOverPage(
  painted: PaintedPage,
  show: (how: 'hydrate' | 'redraw') => void,
): Promise<void> {
  const { replies } = painted;
  answerReadsWith((_name, url) => {
    const address = url.replace(/&utcOffset=[^&]*/, '');
    const reply = replies[address];
    delete replies[address];
    return reply ? Promise.resolve(reply) : undefined;
  });
  openPaintedSession(painted, requestedAt);
  await screenReady();
  const { cache } = session.get();
  // A stranger's start page is painted from no reply, and nobody may read anything before there is a player.
  if (!painted.player && !painted.isGuest) prefetchFirstScreen(router);
  else await prefetchScreen(router, { userId: painted.player?.userId ?? guest.userId, cache });
  setRequestTimes(cache, requestedAt);
  show(hasUnsentInput() || hasUnsentSlope(cache) ? 'redraw' : 'hydrate');
  await firstScreenMounted;
  answerReadsWith(undefined);
  // A guest's word is sent when there is a player to send it.
  if (painted.player) releaseEarlyInput();
  await openSession();
  releaseEarlyInput();
}

/** A word or a draft of which the server doesn't know, so that it isn't in the painted page. */
const hasUnsentInput = (): boolean =>
  safeLocalStorage.keys('').some((key) => key.includes(queuedWordInfix)) ||
  safeSessionStorage.keys(draftPrefix).length > 0;

const hasUnsentSlope = (cache: QueryClient): boolean =>
  cache
    .getQueriesData<Partial<Daily>>({ queryKey: ['daily'] })
    .some(([, daily]) => daily?.chosenSlope !== undefined);

/** A painted page stays as it is until its screen is loaded. */
function screenReady(): Promise<void> {
  const { state } = router;
  if (state.get().isReady) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = state.subscribe(() => {
      if (!state.get().isReady) return;
      stop();
      resolve();
    });
  });
}
