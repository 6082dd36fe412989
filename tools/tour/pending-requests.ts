import type { Page, Request } from '@playwright/test';

/** What a page has asked for and not got yet, apart from what is meant to stay open. */
export interface PendingRequests {
  /** How many requests there have been so far. */
  readonly begun: number;
  quiet(): Promise<void>;
}

const liveStream = '/api/live';

export function trackPendingRequests(page: Page, held: string | undefined): PendingRequests {
  const open = new Set<Request>();
  let begun = 0;
  let wake = () => {};

  page.on('request', (asked) => {
    const path = pathOf(asked.url());
    if (path === liveStream || (held !== undefined && path.startsWith(held))) return;
    begun += 1;
    open.add(asked);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  function end(asked: Request): void {
    open.delete(asked);
    if (open.size === 0) wake();
  }

  return {
    get begun() {
      return begun;
    },
    quiet: () =>
      open.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            wake = resolve;
          }),
  };
}

/** What can't be parsed has no path that anybody would ask about. */
export const pathOf = (url: string): string => URL.parse(url)?.pathname ?? '';
