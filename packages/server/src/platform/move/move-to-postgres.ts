import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { BackupTrouble } from '../backup/embedded-backup.ts';
import { openDatabase } from '../database/database.ts';
import { lockDataDir } from '../database/embedded-lock.ts';
import { sqliteFile } from '../database/sqlite.ts';
import { quoted, rowsOf, tablesInOrder } from './embedded-tables.ts';
import { type Fingerprint, fingerprintOf, isSame, type Row } from './fingerprint.ts';

/** PostgreSQL takes 65,535 values with a statement. */
const valuesAtOnce = 30_000;
const rowsRead = 5000;
const bigint = 20;

export interface MovedTable {
  table: string;
  rows: number;
  wasThere: boolean;
}

/**
 * Copies an embedded database into an empty PostgreSQL. Each table is one transaction, compared by count and
 * hash before it is committed: so a move that was interrupted can be started again, and goes on where it was.
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  tell: (moved: MovedTable) => void,
): Promise<void> {
  if (!existsSync(sqliteFile(dataDir)))
    throw new BackupTrouble(`There is no database in ${dataDir}.`);
  // Both have the tables of this release before anything is compared.
  await (await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 })).close();
  await (await openDatabase({ dataDir, databaseUrl, databasePool: 1 })).close();

  const lock = lockDataDir(dataDir);
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const target = new pg.Client({ connectionString: databaseUrl, types: numbersAsNumbers() });
  await target.connect();
  try {
    for (const table of tablesInOrder(source)) tell(await moveTable(source, target, table));
  } finally {
    await target.end();
    source.close();
    lock.release();
  }
}

async function moveTable(
  source: DatabaseSync,
  target: pg.Client,
  table: string,
): Promise<MovedTable> {
  const wanted = await fingerprintOf(rowsOf(source, table));
  await target.query('begin');
  try {
    const found = await fingerprintOf(rowsIn(target, table));
    if (isSame(found, wanted)) {
      await target.query('rollback');
      return { table, rows: wanted.rows, wasThere: wanted.rows > 0 };
    }
    if (found.rows > 0) {
      throw new BackupTrouble(
        `PostgreSQL has other rows in ${table} already. Give the move a database of its own; nothing of this table was changed.`,
      );
    }
    for (const rows of groups(rowsOf(source, table))) await insert(target, table, rows);
    refuseDifference(table, wanted, await fingerprintOf(rowsIn(target, table)));
    await target.query('commit');
    return { table, rows: wanted.rows, wasThere: false };
  } catch (error) {
    await target.query('rollback');
    throw error;
  }
}

function refuseDifference(table: string, wanted: Fingerprint, found: Fingerprint): void {
  if (isSame(wanted, found)) return;
  throw new BackupTrouble(
    `${table} did not arrive as it was (${wanted.rows} rows, ${found.rows} came). It was left out.`,
  );
}

async function insert(target: pg.Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(
    (_, row) => `(${columns.map((_, index) => `$${row * columns.length + index + 1}`).join(',')})`,
  );
  await target.query(
    `insert into ${quoted(table)} (${columns.map(quoted).join(',')}) values ${places.join(',')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

async function* rowsIn(target: pg.Client, table: string): AsyncIterable<Row> {
  await target.query(`declare reading no scroll cursor for select * from ${quoted(table)}`);
  for (;;) {
    const { rows } = await target.query(`fetch ${rowsRead} from reading`);
    yield* rows;
    if (rows.length < rowsRead) break;
  }
  await target.query('close reading');
}

function* groups(rows: Iterable<Row>): Iterable<Row[]> {
  let group: Row[] = [];
  for (const row of rows) {
    group.push(row);
    if (group.length * Object.keys(row).length < valuesAtOnce) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

function numbersAsNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, Number);
  return types;
}
