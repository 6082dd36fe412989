/** Small enough that reading and writing one keeps nobody else waiting. */
const pageSize = 50;

/** A list that may be long, page by page. `read` is told the last row that it gave. */
export async function* paginate<Row>(
  read: (last: Row | undefined, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    last = rows.at(-1);
  }
}

/** Each page as somebody may see it. */
export async function* mapPages<Row, Shown>(
  pages: AsyncIterable<readonly Row[]>,
  show: (rows: readonly Row[]) => Shown[] | Promise<Shown[]>,
): AsyncGenerator<Shown[]> {
  for await (const rows of pages) yield await show(rows);
}
