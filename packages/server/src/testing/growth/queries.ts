import { type RawBuilder, sql as raw } from 'kysely';
import type { Database, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type AnyRow = Record<string, unknown>;

export async function newestPuzzle(db: Database): Promise<number> {
  const { newest } = await db.read
    .selectFrom('puzzles')
    .select((row) => row.fn.max('puzzle_number').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

export async function findRowLike(db: Database, table: keyof Tables, like: string) {
  const rows = db.read
    .selectFrom(table)
    .selectAll()
    .where(raw<boolean>`${raw.raw(like)}`);
  return (await rows.limit(1).executeTakeFirst()) as AnyRow | undefined;
}

/** Inserts a row for each number `i`; the expressions work on both databases. */
export async function insertNumbered(
  db: Database,
  table: keyof Tables,
  expressions: Record<string, string>,
  [from, to]: readonly [from: number, to: number],
): Promise<void> {
  const columns = Object.keys(expressions).map((column) => raw.ref(column));
  const values = Object.values(expressions).map((expression) => raw.raw(expression));
  await db.transaction([], async (sql) => {
    await trustUs(db, sql);
    await raw`
      insert into ${raw.table(table)} (${raw.join(columns)})
      select ${raw.join(values)} from ${numbers(db, from, to)}
    `.execute(sql);
  });
}

/** Skips foreign key checks, which would take longer than everything else; the references are valid. */
async function trustUs({ kind }: Database, sql: Writer): Promise<void> {
  if (kind === 'postgres') await raw`set local session_replication_role = replica`.execute(sql);
}

function numbers({ kind }: Database, from: number, to: number): RawBuilder<unknown> {
  const [first, last] = [raw.lit(from), raw.lit(to)];
  if (kind === 'postgres') {
    return raw`generate_series(${first}::bigint, ${last}::bigint) as numbers(i)`;
  }
  return raw`(with recursive numbers(i) as (
    select ${first} union all select i + 1 from numbers where i < ${last}) select i from numbers)`;
}

/** Updates the planner's statistics. */
export async function analyzeTable(db: Database, table: keyof Tables): Promise<void> {
  await db.statement(async (sql) => {
    await raw`analyze ${raw.table(table)}`.execute(sql);
  });
}

/** From PostgreSQL's EXPLAIN. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

/** The generic plan, because statements are captured without their values. */
export async function planOnPostgres(db: Database, sql: string, ruledOut: readonly string[]) {
  const parameterCount = Math.max(
    0,
    ...[...sql.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)),
  );
  const values = parameterCount > 0 ? `(${Array(parameterCount).fill('null').join(', ')})` : '';
  return db.transaction([], async (on) => {
    const ask = (text: string) => raw.raw<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(text).execute(on);
    await ask('set local plan_cache_mode = force_generic_plan');
    for (const way of ruledOut) await ask(`set local enable_${way} = off`);
    await ask(`prepare judged as ${sql}`);
    const { rows } = await ask(`explain (format json) execute judged${values}`);
    await ask('deallocate judged');
    return rows[0]?.['QUERY PLAN'][0].Plan;
  });
}

/** One line for each table. */
export async function planOnSqlite(db: Database, sql: string): Promise<string[]> {
  const query = raw.raw<{ detail: string }>(`explain query plan ${sql}`);
  const { rows } = await query.execute(db.read as never);
  return rows.map(({ detail }) => detail);
}

/** Foreign keys without an index on PostgreSQL: deleting the referenced row would scan the table. */
export async function unindexedReferences(db: Database): Promise<string[]> {
  const { rows } = await raw<{ reference: string }>`
    select conrelid::regclass || '.' || attname as reference
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)
    order by 1
  `.execute(db.read as never);
  return rows.map(({ reference }) => reference);
}
