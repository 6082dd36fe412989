/** Who looks elsewhere for so long has gone: the other player may know, and a push may come. */
const goneAfterMs = 60_000;

/**
 * Runs while somebody may be looking at the page. One that the browser puts away (back-forward cache, frozen
 * tab), or that stays hidden, lets go of what others wait for, and begins anew when it is taken out again.
 */
export function whilePageLives(begin: () => () => void): () => void {
  const over = new AbortController();
  const { signal } = over;
  let end: (() => void) | undefined = begin();

  const putAway = () => {
    end?.();
    end = undefined;
  };
  const takeOut = () => {
    end ??= begin();
  };
  addEventListener('pagehide', putAway, { signal });
  addEventListener('pageshow', takeOut, { signal });
  document.addEventListener('freeze', putAway, { signal });
  document.addEventListener('resume', takeOut, { signal });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(putAway, goneAfterMs);
    else takeOut();
  };
  document.addEventListener('visibilitychange', turn, { signal });

  return () => {
    over.abort();
    clearTimeout(leaving);
    putAway();
  };
}

/** Phones put hidden pages to sleep without a word; past this it is safer to look again. */
const longHiddenMs = 30_000;

/** Calls back when something may have been missed that no event of the stream tells of. */
export function onPossibleGap(missed: () => void, now: () => number = Date.now): () => void {
  const over = new AbortController();
  const { signal } = over;
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
  return () => over.abort();
}
