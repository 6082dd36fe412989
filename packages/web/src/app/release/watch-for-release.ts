import { ownBuildId } from '../../domain/play/offline/offline-games.ts';
import { connection } from '../../platform/connection.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { Router } from '../router/create-router.ts';
import { mayReloadInto } from './may-reload-into.ts';

/** For a page whose live stream is blocked on its way: it isn't told that the server was restarted. */
const pollMs = 30 * 60_000;

/**
 * A page that is left open belongs to an older build after a release. It says so, and is loaded anew at
 * the next way to another screen: it would sooner or later ask for something that is no more.
 */
export function watchForRelease(router: Router): void {
  const own = ownBuildId();
  let newest = own;
  let offered = own;
  let checkCount = 0;
  let seen = router.state.get().current.location.pathname;

  async function checkForRelease(): Promise<void> {
    checkCount += 1;
    const mine = checkCount;
    const served = await fetchBuildId();
    // The answer to an earlier look may come after that to a later one.
    if (served === undefined || mine !== checkCount) return;
    newest = served;
    // Once each: while a release spreads, servers of both kinds answer.
    if (newest === own || newest === offered) return;
    offered = newest;
    showReloadToast();
  }

  router.state.subscribe(() => {
    const { current: shown, pending: heading } = router.state.get();
    const { pathname, search } = (heading ?? shown).location;
    if (pathname === seen) return;
    seen = pathname;
    if (newest !== own && mayReloadInto(newest, () => sessionStorage)) {
      location.assign(pathname + search);
    }
  });
  // A release restarts the server, and that breaks the stream.
  connection.subscribe(() => {
    if (connection.get() === 'online') void checkForRelease();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void checkForRelease();
  });
  setInterval(checkForRelease, pollMs);
  void checkForRelease();
}

function showReloadToast(): void {
  showToast({
    lead: 'A new version is here.',
    text: 'Your game is safe.',
    action: { label: 'Reload', onPress: () => location.reload() },
  });
}

/** Which build the server has now; undefined where it can't be known. */
async function fetchBuildId(): Promise<string | undefined> {
  try {
    const answer = await fetch('/build-id.txt', { cache: 'no-store' });
    const text = answer.ok ? (await answer.text()).trim() : '';
    // Some networks answer everything with a page of their own.
    return /^[\w-]{8,64}$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
