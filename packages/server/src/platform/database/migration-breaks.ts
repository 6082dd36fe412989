import { type Kysely, sql } from 'kysely';
import type { Reader } from './database.ts';
import { postgresTables, sqliteTables } from './read-tables.ts';

/** What the release before relies on. */
export interface SchemaSnapshot {
  /** By `table.column`. */
  columns: Map<
    string,
    { type: string; isNullable: boolean; hasDefault: boolean; refersTo?: string }
  >;
  /** `table (columns) where …`. */
  uniques: Set<string>;
  /** Conditions on rows, PostgreSQL only: SQLite can't add one to a table that exists. */
  checks: Set<string>;
}

export async function takeSnapshot(
  db: Kysely<never>,
  kind: 'sqlite' | 'postgres',
): Promise<SchemaSnapshot> {
  const read = kind === 'sqlite' ? sqliteTables : postgresTables;
  const tables = (await read(db as unknown as Reader)).filter(
    ({ name }) => !name.startsWith('kysely_'),
  );
  const withDefault = await (kind === 'sqlite' ? sqliteDefaults : postgresDefaults)(db);
  const checks = kind === 'sqlite' ? [] : await postgresChecks(db);
  return {
    columns: new Map(
      tables.flatMap((table) =>
        table.columns.map(({ name, type, isNullable, refersTo }) => {
          const key = `${table.name}.${name}`;
          const hasDefault = withDefault.has(key);
          return [key, { type, isNullable, hasDefault, ...(refersTo && { refersTo }) }] as const;
        }),
      ),
    ),
    uniques: new Set(
      tables.flatMap((table) =>
        table.indexes
          .filter(({ isUnique }) => isUnique)
          .map(({ columns, only }) =>
            [`${table.name} (${columns.join(', ')})`, only && `where ${only}`]
              .filter(Boolean)
              .join(' '),
          ),
      ),
    ),
    checks: new Set(checks),
  };
}

/**
 * What the release before would stumble over if its servers ran on the later schema: things that are gone, and demands that
 * its writes don't meet. New tables may demand what they like, as it doesn't write to them.
 */
export function findBreaks(before: SchemaSnapshot, after: SchemaSnapshot): string[] {
  const tablesBefore = new Set([...before.columns.keys()].map(tableOf));
  const isOld = (thing: string) => tablesBefore.has(tableOf(thing));
  /** Where the release before leaves a new column null, nothing collides. */
  const isOfNewNulls = (unique: string) =>
    columnsOf(unique).some((key) => !before.columns.has(key) && after.columns.get(key)?.isNullable);
  const gone = [...before.columns.keys()].filter((key) => !after.columns.has(key));
  const changed = [...before.columns].flatMap(([key, old]) => {
    const now = after.columns.get(key);
    if (!now) return [];
    return [
      now.type !== old.type &&
        !isWider(old.type, now.type) &&
        `${key} is ${now.type} now, not ${old.type}`,
      old.isNullable && !now.isNullable && `${key} must not be null any more`,
      old.hasDefault && !now.hasDefault && !now.isNullable && `${key} has no default any more`,
      now.refersTo !== undefined && !old.refersTo && `${key} has to refer to ${now.refersTo} now`,
    ].filter((fault) => fault !== false);
  });
  const demanded = [...after.columns]
    .filter(
      ([key, column]) =>
        !before.columns.has(key) && isOld(key) && !column.isNullable && !column.hasDefault,
    )
    .map(([key]) => `${key} is new and must be given`);
  return [
    ...gone.map((key) => `${key} is gone`),
    ...changed,
    ...demanded,
    ...[...after.uniques]
      .filter((key) => !before.uniques.has(key) && isOld(key) && !isOfNewNulls(key))
      .map((key) => `${key} must be unique now`),
    ...[...before.uniques]
      .filter((key) => !after.uniques.has(key))
      .map((key) => `${key} is not unique any more, so "on conflict" fails`),
    ...[...after.checks]
      .filter((key) => !before.checks.has(key) && isOld(key))
      .map((key) => `${key} is checked now`),
  ];
}

const tableOf = (thing: string) => /^\w+/.exec(thing)?.[0] ?? '';

const columnsOf = (unique: string) =>
  (/\((.*?)\)/.exec(unique)?.[1] ?? '').split(', ').map((column) => `${tableOf(unique)}.${column}`);

const isWider = (from: string, to: string) => from === 'integer' && to === 'bigint';

async function sqliteDefaults(db: Kysely<never>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select master.name || '.' || info.name as name
    from sqlite_master as master, pragma_table_info(master.name) as info
    where master.type = 'table' and info.dflt_value is not null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

async function postgresDefaults(db: Kysely<never>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = current_schema() and (column_default is not null or is_identity = 'YES')`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

async function postgresChecks(db: Kysely<never>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%s: %s', class.relname, pg_get_constraintdef(found.oid)) as name
    from pg_constraint as found join pg_class as class on class.oid = found.conrelid
    where found.contype in ('c', 'x') and class.relnamespace = current_schema()::regnamespace`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
