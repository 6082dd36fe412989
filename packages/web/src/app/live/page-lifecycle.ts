/** Who looks elsewhere for so long has gone: the other player may know, and a push may come. */
const suspendAfterHiddenMs = 60_000;

/**
 * Runs while somebody may be looking at the page. One that the browser puts away (back-forward cache, frozen
 * tab), or that stays hidden, lets go of what others wait for, and begins anew when it is taken out again.
 */
export function runWhilePageActive(begin: () => () => void): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let end: (() => void) | undefined = begin();

  const suspend = () => {
    end?.();
    end = undefined;
  };
  const resume = () => {
    end ??= begin();
  };
  addEventListener('pagehide', suspend, { signal });
  addEventListener('pageshow', resume, { signal });
  document.addEventListener('freeze', suspend, { signal });
  document.addEventListener('resume', resume, { signal });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const onVisibilityChange = () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(suspend, suspendAfterHiddenMs);
    else resume();
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });

  return () => {
    lifetime.abort();
    clearTimeout(leaving);
    suspend();
  };
}

/** Phones put hidden pages to sleep without a word; past this it is safer to look again. */
const longHiddenMs = 30_000;

/** Calls back when something may have been missed that no event of the stream tells of. */
export function onPossiblyMissedSignals(
  missed: () => void,
  now: () => number = Date.now,
): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let hiddenSince: number | undefined;

  addEventListener('online', missed, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) hiddenSince = now();
      else if (hiddenSince !== undefined && now() - hiddenSince > longHiddenMs) missed();
    },
    { signal },
  );
  return () => lifetime.abort();
}
