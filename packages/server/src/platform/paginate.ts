/** Small enough not to block other requests while a page is read and written. */
const pageSize = 50;

/** Reads a long list page by page. `read` gets the last row of the page before. */
export async function* paginate<Row>(
  read: (last: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** Maps each page. */
export async function* mapPages<Row, Shown>(
  pages: AsyncIterable<readonly Row[]>,
  show: (rows: readonly Row[]) => Shown[] | Promise<Shown[]>,
): AsyncGenerator<Shown[]> {
  for await (const rows of pages) yield await show(rows);
}
