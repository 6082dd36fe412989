import type { BuzzPost } from '@bee-jinx/contract/browser';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { prefetchedStaleMs } from '../../api/screen-prefetch.ts';
import { listKey } from '../../api/version.ts';
import { groupsQuery } from '../../domain/hives/groups.ts';

const allFeeds = 'all';

export const feedQuery = (groupId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['buzz', listKey, groupId ?? allFeeds],
    queryFn: ({ pageParam: cursor, signal }) =>
      call('listBuzz', { query: { groupId, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: prefetchedStaleMs,
  });

export const myHivesQuery = queryOptions({
  ...groupsQuery,
  select: (groups) => groups.filter(({ joined }) => joined),
});

const mostFinishedPuzzles = 100;

/** The numbers of the puzzles that I have finished, of the last hundred days. */
export const finishedPuzzlesQuery = (date: string) =>
  queryOptions({
    queryKey: ['finishedPuzzles', date],
    queryFn: async ({ signal }): Promise<number[]> => {
      const query = { date, limit: mostFinishedPuzzles };
      const { puzzles } = await call('dailyArchive', { query, signal });
      return puzzles
        .filter(({ result }) => result !== undefined && result.status !== 'playing')
        .map(({ puzzleNumber }) => puzzleNumber);
    },
  });

type Pages = InfiniteData<{ buzz: BuzzPost[]; nextCursor?: string | undefined }>;

export const findCachedPost = (cache: QueryClient, buzzId: string): BuzzPost | undefined =>
  cache
    .getQueriesData<Pages>({ queryKey: ['buzz', listKey] })
    .flatMap(([, data]) => data?.pages.flatMap(({ buzz }) => buzz) ?? [])
    .find((post) => post.buzzId === buzzId);

/** Replaces the post in every cached feed; without a post, removes it. */
export function replaceCachedPost(
  cache: QueryClient,
  buzzId: string,
  post: BuzzPost | undefined,
): void {
  cache.setQueriesData<Pages>({ queryKey: ['buzz', listKey] }, (data) =>
    data === undefined
      ? undefined
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            buzz: page.buzz.flatMap((shown) =>
              shown.buzzId !== buzzId ? [shown] : post === undefined ? [] : [post],
            ),
          })),
        },
  );
}
