import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
} from '@tanstack/react-query';

export interface Page {
  nextCursor?: string | undefined;
}

interface PageRequest {
  cursor: string | undefined;
  limit?: number;
}

interface PagedListOptions<AnyPage extends Page, Row> {
  queryKey: QueryKey;
  read(page: PageRequest, signal?: AbortSignal): Promise<AnyPage>;
  rowsOf(page: AnyPage): readonly Row[];
  /** Rows in one request when all of them are read for a file. */
  exportLimit?: number;
  /** While another filter loads, the rows of the one before stay in sight. */
  keepsPrevious?: boolean;
}

/** A list that the server returns page by page: as a query for the screen, and whole for a file. */
export function pagedList<AnyPage extends Page, Row>({
  queryKey,
  read,
  rowsOf,
  exportLimit = 100,
  keepsPrevious = true,
}: PagedListOptions<AnyPage, Row>) {
  return {
    query: infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam: cursor, signal }) => read({ cursor }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
    }),
    rowsOf,
    async fetchAll(): Promise<Row[]> {
      const rows: Row[] = [];
      let cursor: string | undefined;
      do {
        const page = await read({ cursor, limit: exportLimit });
        rows.push(...rowsOf(page));
        cursor = page.nextCursor;
      } while (cursor !== undefined);
      return rows;
    },
  };
}

export type PagedList<AnyPage extends Page, Row> = ReturnType<typeof pagedList<AnyPage, Row>>;

export function usePagedList<AnyPage extends Page, Row>(list: PagedList<AnyPage, Row>) {
  const query = useInfiniteQuery(list.query);
  return { query, rows: query.data?.pages.flatMap(list.rowsOf) ?? [] };
}
