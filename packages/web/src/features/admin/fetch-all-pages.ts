/** Page after page until there is none: for a file, which holds all. */
export async function fetchAllPages<Page extends { nextCursor?: string | undefined }>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return pages;
}
