import type { Database } from '../../platform/database/database.ts';
import { createGrowthPlan, type GrowthSize, type TableGrowth } from './growth-plan.ts';
import { type AnyRow, analyzeTable, findRowLike, insertNumbered, newestPuzzle } from './queries.ts';

/** Small enough for the statement timeout. */
const batchSize = 20_000;

/** Multiplies the rows that the exercised calls left. Returns the names of the tables that have grown. */
export async function multiplyRows(db: Database, size: GrowthSize): Promise<Set<string>> {
  const growing = createGrowthPlan(size, await newestPuzzle(db));
  for (const table of growing) await multiply(db, table);
  for (const { table } of growing) await analyzeTable(db, table);
  // Grows by one a day only.
  return new Set(growing.map(({ table }) => table).filter((table) => table !== 'puzzles'));
}

async function multiply(db: Database, { table, rows, like = '1 = 1', set }: TableGrowth) {
  const known = await findRowLike(db, table, like);
  if (!known) throw new Error(`The evening has left no row in ${table} to multiply.`);
  const expressions = Object.fromEntries(
    Object.keys(known).map((column) => [column, expressionFor(column, known, set)]),
  );
  for (let from = 0; from < rows; from += batchSize) {
    const to = Math.min(rows, from + batchSize) - 1;
    await insertNumbered(db, table, expressions, [from, to]);
  }
}

function expressionFor(column: string, known: AnyRow, set: TableGrowth['set']): string {
  const expression = set[column];
  if (expression === undefined) return literal(known[column]);
  return expression.replace(/row\.(\w+)/g, (_, name: string) => literal(known[name]));
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
}
