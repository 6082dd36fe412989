import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds. PostgreSQL returns a count as text. */
export async function countRows<DB, Table extends keyof DB>(
  rows: SelectQueryBuilder<DB, Table, object>,
): Promise<number> {
  const counting = rows.select((row) => row.fn.countAll<number | string>().as('count'));
  const { count } = (await counting.executeTakeFirstOrThrow()) as { count: number | string };
  return Number(count);
}
