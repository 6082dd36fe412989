import type { Database } from '../../platform/database/database.ts';
import { type PlanNode, planOnPostgres, planOnSqlite } from './queries.ts';

/** A statement that reads a table from end to end, and how. */
export interface FullScan {
  sql: string;
  table: string;
  how: string;
}

type Found = Omit<FullScan, 'sql'>;

const cheapOnFewRows = ['seqscan', 'hashjoin', 'mergejoin'];

/**
 * Which of these statements would look at every row of one of these tables. On few rows that is often the cheapest
 * way: there PostgreSQL is asked to use an index if it has one, and to walk along one until a limit is reached is fine.
 */
export async function findFullScans(
  db: Database,
  statements: readonly string[],
  { tables, rows }: { tables: ReadonlySet<string>; rows: 'few' | 'many' },
): Promise<FullScan[]> {
  const found: FullScan[] = [];
  for (const sql of statements) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(sql)) continue;
    const scans = await (db.kind === 'postgres'
      ? onPostgres(db, sql, rows === 'few')
      : onSqlite(db, sql));
    for (const scan of scans) if (tables.has(scan.table)) found.push({ sql, ...scan });
  }
  return found;
}

async function onPostgres(db: Database, sql: string, hasFew: boolean): Promise<Found[]> {
  const plan = await planOnPostgres(db, sql, hasFew ? cheapOnFewRows : []);
  return plan ? scansIn(plan, { hasFew, isLimited: false }) : [];
}

interface Around {
  hasFew: boolean;
  isLimited: boolean;
}

function scansIn(node: PlanNode, { hasFew, isLimited }: Around): Found[] {
  const kind = node['Node Type'];
  const table = node['Relation Name'];
  const isByIndex = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
  // The first few in the order of an index: with a filter, that may be many.
  const endsSoon = isLimited && kind.startsWith('Index') && (hasFew || node.Filter === undefined);
  const isScan = kind.endsWith('Scan') && !isByIndex && !endsSoon;
  const stopsEarly = kind === 'Limit' || (isLimited && !/Sort|Aggregate|Hash/.test(kind));
  const below = (node.Plans ?? []).flatMap((child) =>
    scansIn(child, { hasFew, isLimited: stopsEarly }),
  );
  return [...(table && isScan ? [{ table, how: kind }] : []), ...below];
}

async function onSqlite(db: Database, sql: string): Promise<Found[]> {
  const renamed = new Map(
    [...sql.matchAll(/"?(\w+)"? as "?(\w+)/g)].map(([, table, name]) => [name, table]),
  );
  return (await planOnSqlite(db, sql)).flatMap((line) => {
    const [, name = ''] = line.match(/^SCAN (\w+)/) ?? [];
    return name ? [{ table: renamed.get(name) ?? name, how: line }] : [];
  });
}
