import { today } from '../today.ts';
import { paintedDate } from './date.ts';

const offsetCookie = 'bj_utc_offset';
const yearSeconds = 31_536_000;

/**
 * The server guesses the visitor's date, and is wrong where the clock is another one than at the last visit. Then the
 * page is hidden before it is seen, and the app starts as on any other page. Runs in the head.
 */
export function discardOutdatedPage(): void {
  const { dataset } = document.documentElement;
  if (dataset.paintedFor !== undefined && paintedDate() !== today()) {
    delete dataset.paintedFor;
    dataset.outdated = '';
  }
}

/** So that the next page is painted for the right day. */
export function tellUtcOffset(): void {
  const offset = `${offsetCookie}=${-new Date().getTimezoneOffset()}`;
  if (document.cookie.split('; ').includes(offset)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the next request, in any browser.
  document.cookie = `${offset}; path=/; max-age=${yearSeconds}; samesite=lax`;
}
