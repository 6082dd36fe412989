/** After this long the player counts as away, and gets pushes. */
const suspendAfterHiddenMs = 60_000;

/**
 * Runs while the page is visible, and for a minute after. A frozen page (back-forward cache), or one hidden for longer,
 * stops and starts again when it is shown.
 */
export function runWhilePageActive(begin: () => () => void): () => void {
  const lifetime = new AbortController();
  const { signal } = lifetime;
  let end: (() => void) | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const suspend = () => {
    end?.();
    end = undefined;
  };
  const suspendIfHidden = () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(suspend, suspendAfterHiddenMs);
  };
  /** Also in a tab that is opened in the background, or wakes up there. */
  const resume = () => {
    end ??= begin();
    suspendIfHidden();
  };
  addEventListener('pagehide', suspend, { signal });
  addEventListener('pageshow', resume, { signal });
  document.addEventListener('freeze', suspend, { signal });
  document.addEventListener('resume', resume, { signal });
  const onVisibilityChange = () => (document.hidden ? suspendIfHidden() : resume());
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  resume();

  return () => {
    lifetime.abort();
    clearTimeout(leaving);
    suspend();
  };
}

/** Phones suspend hidden pages silently; past this a refetch is safer. */
const longHiddenMs = 30_000;

/** Calls back when signals may have been missed without an event of the stream. */
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
