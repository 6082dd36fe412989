import { sql as raw } from 'kysely';
import type { Reader, Writer } from './database.ts';
import type { Tables } from './schema.ts';

/** A table whose rows belong to players, by the column that names them; `key` tells the rows of one player apart. */
interface OwnedRows<Table extends keyof Tables> {
  table: Table;
  key: keyof Tables[Table] & string;
  owner: keyof Tables[Table] & string;
}

export type RowKey = string | number;

export async function ownedKeys<Table extends keyof Tables>(
  sql: Reader,
  { table, key, owner }: OwnedRows<Table>,
  ownerId: string,
): Promise<RowKey[]> {
  const { rows } = await raw<{ key: RowKey }>`
    select ${raw.ref(key)} as key from ${raw.table(table)} where ${raw.ref(owner)} = ${ownerId}
  `.execute(sql as Writer);
  return rows.map((row) => row.key);
}

/** Databases bound the parameters of a statement. */
const maxKeys = 500;

/** Those of these rows that are still `from`'s become `to`'s. Returns how many. */
export async function reassignRows<Table extends keyof Tables>(
  sql: Writer,
  { table, key, owner }: OwnedRows<Table>,
  keys: readonly RowKey[],
  from: string,
  to: string,
): Promise<number> {
  let reassigned = 0;
  for (let first = 0; first < keys.length; first += maxKeys) {
    const { numAffectedRows } = await raw`
      update ${raw.table(table)} set ${raw.ref(owner)} = ${to}
      where ${raw.ref(owner)} = ${from}
      and ${raw.ref(key)} in (${raw.join(keys.slice(first, first + maxKeys))})
    `.execute(sql);
    reassigned += Number(numAffectedRows ?? 0);
  }
  return reassigned;
}
