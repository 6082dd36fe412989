import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { archiveQuery, indexByDate } from './archive-query.ts';

/** All puzzles back to the given day; older pages are fetched when an older day is looked at. */
export function useArchive(today: string, backTo: string) {
  const query = useInfiniteQuery(archiveQuery(today));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const puzzles = useMemo(() => indexByDate(data?.pages ?? []), [data]);
  const hasMissingPages = hasNextPage && !puzzles.has(backTo);

  useEffect(() => {
    if (hasMissingPages && !isFetching && !isError) void fetchNextPage();
  }, [hasMissingPages, isFetching, isError, fetchNextPage]);

  return { ...query, puzzles, isMissing: hasMissingPages };
}
