import type { CallDescription, DatabaseTable } from '@bee-jinx/contract/browser';

/** Matches the name of a table or of one of its columns. */
export function filterTables(tables: readonly DatabaseTable[], text: string): DatabaseTable[] {
  const has = containsText(text);
  return tables.filter(({ name, columns }) => has(name) || columns.some((one) => has(one.name)));
}

/** Matches the name, the path, or any text in the schemas. */
export function filterCalls(calls: readonly CallDescription[], text: string): CallDescription[] {
  const has = containsText(text);
  return calls.filter(
    ({ name, method, path, params, query, body, reply }) =>
      has(`${name} ${method} ${path}`) || has(JSON.stringify([params, query, body, reply])),
  );
}

function containsText(text: string): (where: string) => boolean {
  const sought = text.trim().toLowerCase();
  return (where) => where.toLowerCase().includes(sought);
}
