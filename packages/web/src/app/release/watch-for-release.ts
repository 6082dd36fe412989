import { ownBuildId } from '../../platform/build-id.ts';
import { connection } from '../../platform/connection.ts';
import { mayReloadOnce } from '../../platform/may-reload-once.ts';
import { paintedDate } from '../../platform/painted/date.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { Router } from '../router/create-router.ts';

/** For pages whose live stream is blocked: they don't notice that the server restarted. */
const pollMs = 30 * 60_000;

/**
 * After a release an open page belongs to an older build. It shows a notice, and is reloaded at the next
 * navigation.
 */
export function watchForRelease(router: Router): void {
  const own = ownBuildId();
  let newest = own;
  let offered = own;
  let checkCount = 0;
  /** The server has just painted this page, so it has no newer build. */
  let isJustPainted = paintedDate() !== undefined;
  let seen = router.state.get().current.location.pathname;

  async function checkForRelease(): Promise<void> {
    checkCount += 1;
    const mine = checkCount;
    const served = await fetchBuildId();
    // Replies may arrive out of order.
    if (served === undefined || mine !== checkCount) return;
    newest = served;
    // Once each: during a rolling release servers of both builds answer.
    if (newest === own || newest === offered) return;
    offered = newest;
    showReloadToast();
  }

  router.state.subscribe(() => {
    const { current, pending } = router.state.get();
    const { pathname, search } = (pending ?? current).location;
    if (pathname === seen) return;
    seen = pathname;
    // During a rolling release the page and the build id may come from different servers.
    if (newest !== own && mayReloadOnce('app.reloadedInto', newest)) {
      location.assign(pathname + search);
    }
  });
  // A release restarts the server, which closes the stream.
  connection.subscribe(() => {
    if (connection.get() !== 'online') return;
    if (!isJustPainted) void checkForRelease();
    isJustPainted = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void checkForRelease();
  });
  setInterval(checkForRelease, pollMs);
  if (!isJustPainted) void checkForRelease();
}

function showReloadToast(): void {
  showToast({
    lead: 'A new version is here.',
    text: 'Your game is safe.',
    action: { label: 'Reload', onPress: () => location.reload() },
  });
}

async function fetchBuildId(): Promise<string | undefined> {
  try {
    const answer = await fetch('/build-id.txt', { cache: 'no-store' });
    const text = answer.ok ? (await answer.text()).trim() : '';
    // Captive portals answer everything with a page of their own.
    return /^[\w-]{8,64}$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
