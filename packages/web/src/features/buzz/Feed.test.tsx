import type { BuzzPost } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { guest, playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { feedQuery } from './buzz-queries.ts';
import { Feed } from './Feed.tsx';

const fetched = stubFetch();

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => new Promise(() => {}));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  shownPlayerId.set(guest.userId);
});
afterEach(() => {
  vi.useRealTimers();
  shownPlayerId.set(undefined);
});

const post = (second: number): BuzzPost => ({
  buzzId: `b${second}`,
  author: { userId: 'ben', displayName: 'Ben' },
  text: `Post ${second}`,
  createdAt: `2026-11-17T12:00:0${second}.000Z`,
  reactions: {},
  isMine: false,
  canDelete: false,
});

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])(
  'with reduced motion %s, new posts are scrolled to with the behaviour %s, and the focus is kept',
  async (isReduced, behavior) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    const cache = new QueryClient();
    cache.setQueryData(playerQuery(guest.userId).queryKey, guest);
    const { queryKey } = feedQuery('hive_1');
    const show = (posts: BuzzPost[]) =>
      cache.setQueryData(queryKey, { pages: [{ buzz: posts }], pageParams: [undefined] } as never);
    show([post(1)]);
    const page = await renderOnClient(
      <QueryClientProvider client={cache}>
        <StaticRouter>
          <main>
            <h1 tabIndex={-1}>The Twigs</h1>
            <Feed groupId="hive_1" />
          </main>
        </StaticRouter>
      </QueryClientProvider>,
    );
    await page.perform(() => show([post(2), post(1)]));
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === '1 new post',
    );
    await page.perform(() => button?.click());
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior });
    expect(page.text()).toContain('Post 2');
    await page.unmount();
  },
);
