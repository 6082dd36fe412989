import type { Database } from '../../platform/database/database.ts';
import { type PlanNode, planOnPostgres, planOnSqlite } from './queries.ts';

/** A statement that scans a whole table. */
export interface FullScan {
  sql: string;
  table: string;
  how: string;
}

type Found = Omit<FullScan, 'sql'>;

const cheapOnFewRows = ['seqscan', 'hashjoin', 'mergejoin'];

/**
 * Which statements would scan one of these tables. With few rows a scan is often cheapest, so PostgreSQL is told to
 * prefer indexes, and an index scan up to a limit is accepted.
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
  // Ends at the limit, unless a filter makes it read on.
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
