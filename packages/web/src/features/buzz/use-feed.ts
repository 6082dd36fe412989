import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { feedQuery } from './buzz-queries.ts';
import { splitNewPosts } from './held-back.ts';

/** The feed as it stands before the reader. What comes later waits until they ask for it. */
export function useFeed(groupId: string | undefined) {
  const query = useInfiniteQuery(feedQuery(groupId));
  const posts = query.data?.pages.flatMap(({ buzz }) => buzz);
  const newest = posts?.[0]?.createdAt;
  const [shownUntil, setShownUntil] = useState<string>();
  // An empty feed has shown everything there was; the first post of another then waits like any later one.
  if (posts && shownUntil === undefined) setShownUntil(newest ?? new Date().toISOString());

  return {
    ...query,
    ...splitNewPosts(posts ?? [], shownUntil),
    showAll: () => setShownUntil(newest),
  };
}
