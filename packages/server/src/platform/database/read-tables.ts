import type { DatabaseTable } from '@bee-jinx/contract';
import { sql } from 'kysely';
import type { Reader } from './database.ts';

type Row = Record<string, unknown>;

/** Raw SQL for the system catalogues, which the query builder can't express. */
async function runQuery(reader: Reader, query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await query.execute(reader as unknown as Parameters<typeof query.execute>[0]);
  return rows as Row[];
}

export async function sqliteTables(reader: Reader): Promise<DatabaseTable[]> {
  const names = await runQuery(
    reader,
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
  );
  const tables: DatabaseTable[] = [];
  for (const { name } of names) tables.push(await sqliteTable(reader, String(name)));
  return tables;
}

async function sqliteTable(reader: Reader, name: string): Promise<DatabaseTable> {
  const [count] = await runQuery(reader, sql`select count(*) as rows from ${sql.table(name)}`);
  const columns = await runQuery(reader, sql`select * from pragma_table_info(${name})`);
  const references = await runQuery(reader, sql`select * from pragma_foreign_key_list(${name})`);
  const indexes = await runQuery(
    reader,
    sql`select list.name, list."unique" as is_unique, master.sql as made_by
        from pragma_index_list(${name}) as list
        left join sqlite_master as master on master.name = list.name and master.type = 'index'
        order by list.name`,
  );
  const refersTo = new Map(references.map((row) => [row.from, `${row.table}.${row.to}`]));
  const tableIndexes: DatabaseTable['indexes'] = [];
  for (const index of indexes) {
    const parts = await runQuery(
      reader,
      sql`select name from pragma_index_info(${String(index.name)}) order by seqno`,
    );
    tableIndexes.push({
      name: String(index.name),
      columns: parts.map((part) => String(part.name ?? 'expression')),
      isUnique: Number(index.is_unique) === 1,
      ...partialCondition(index.made_by),
    });
  }
  return {
    name,
    rows: Number(count?.rows ?? 0),
    columns: columns.map((column) => ({
      name: String(column.name),
      type: String(column.type),
      isNullable: Number(column.notnull) === 0 && Number(column.pk) === 0,
      isKey: Number(column.pk) > 0,
      ...referenceOf(refersTo.get(column.name)),
    })),
    indexes: tableIndexes,
  };
}

export async function postgresTables(reader: Reader): Promise<DatabaseTable[]> {
  const tables = await runQuery(
    reader,
    sql`select class.oid, class.relname as name, greatest(class.reltuples, 0)::bigint as rows
        from pg_class as class
        where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace
        order by class.relname`,
  );
  const columns = await runQuery(
    reader,
    sql`select attribute.attrelid as oid, attribute.attname as name,
               format_type(attribute.atttypid, attribute.atttypmod) as type,
               not attribute.attnotnull as is_nullable,
               exists (select 1 from pg_index as key where key.indrelid = attribute.attrelid
                       and key.indisprimary and attribute.attnum = any (key.indkey)) as is_key,
               (select format('%s.%s', target.relname, there.attname)
                from pg_constraint as reference
                join pg_class as target on target.oid = reference.confrelid
                join pg_attribute as there
                  on there.attrelid = reference.confrelid and there.attnum = reference.confkey[1]
                where reference.contype = 'f' and reference.conrelid = attribute.attrelid
                  and reference.conkey[1] = attribute.attnum limit 1) as refers_to
        from pg_attribute as attribute
        where attribute.attnum > 0 and not attribute.attisdropped
        order by attribute.attrelid, attribute.attnum`,
  );
  const indexes = await runQuery(
    reader,
    sql`select entry.indrelid as oid, class.relname as name, entry.indisunique as is_unique,
               pg_get_indexdef(entry.indexrelid) as made_by,
               array(select pg_get_indexdef(entry.indexrelid, position, true)
                     from generate_series(1, entry.indnkeyatts) as position) as columns
        from pg_index as entry join pg_class as class on class.oid = entry.indexrelid
        order by class.relname`,
  );
  const columnsOf = Map.groupBy(columns, ({ oid }) => oid);
  const indexesOf = Map.groupBy(indexes, ({ oid }) => oid);
  return tables.map(({ oid, name, rows }) => ({
    name: String(name),
    rows: Number(rows),
    columns: (columnsOf.get(oid) ?? []).map((column) => ({
      name: String(column.name),
      type: String(column.type),
      isNullable: column.is_nullable === true,
      isKey: column.is_key === true,
      ...referenceOf(column.refers_to ?? undefined),
    })),
    indexes: (indexesOf.get(oid) ?? []).map((index) => ({
      name: String(index.name),
      columns: (index.columns as string[]).map(String),
      isUnique: index.is_unique === true,
      ...partialCondition(index.made_by),
    })),
  }));
}

const referenceOf = (target: unknown) => (target === undefined ? {} : { refersTo: String(target) });

/** The condition of an index that has one. */
function partialCondition(madeBy: unknown): { only?: string } {
  const condition = /\bwhere\b([\s\S]*)$/i.exec(String(madeBy ?? ''))?.[1]?.trim();
  return condition ? { only: condition } : {};
}
