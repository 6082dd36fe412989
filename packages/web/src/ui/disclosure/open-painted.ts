import { largeScreenQuery } from '../layout/large-screen.ts';

/** Where this browser remembers whether a disclosure is open. */
export const openStateKey = (storageKey: string): string => `ui.open.${storageKey}`;

/** The server knows neither the screen nor what was opened before. Runs in the head, before anything is seen. */
export function openPaintedDisclosures(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-disclosure]')) {
    const { disclosure = '', openAtFirst } = details.dataset;
    delete details.dataset.openAtFirst;
    if (openAtFirst === undefined) continue;
    details.open = (stored(disclosure) ?? String(isOpenUnasked(openAtFirst))) === 'true';
  }
}

function isOpenUnasked(openAtFirst: string): boolean {
  const textSize = Number(document.documentElement.dataset.textSize ?? 100);
  return openAtFirst === 'on-large-screens'
    ? matchMedia(largeScreenQuery(textSize)).matches
    : openAtFirst === 'true';
}

function stored(disclosure: string): string | null {
  try {
    return localStorage.getItem(openStateKey(disclosure));
  } catch {
    return null;
  }
}
