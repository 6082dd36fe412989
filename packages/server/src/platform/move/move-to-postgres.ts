import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { BackupError } from '../backup/backup-file.ts';
import { lockDataDir } from '../database/embedded-lock.ts';
import { openDatabase } from '../database/open-database.ts';
import { sqliteFile } from '../database/sqlite.ts';
import { listTablesByDependency, quoteIdentifier, rowsOf } from './embedded-tables.ts';
import {
  computeFingerprint,
  type Fingerprint,
  isSameFingerprint,
  type Row,
} from './fingerprint.ts';
import { batchRows, bytesOf, fetchSizeFor } from './row-batches.ts';

const bigint = 20;

export interface MovedTable {
  table: string;
  rows: number;
  wasThere: boolean;
}

/**
 * Copies an embedded database into an empty PostgreSQL. Each table is one transaction, compared by count and
 * hash before it is committed: so an interrupted move can be resumed.
 */
export async function moveToPostgres(
  dataDir: string,
  databaseUrl: string,
  onTableMoved: (moved: MovedTable) => void,
): Promise<void> {
  if (!existsSync(sqliteFile(dataDir)))
    throw new BackupError(`There is no database in ${dataDir}.`);
  // Migrates both to this release.
  await (await openDatabase({ dataDir, databaseUrl: undefined, databasePool: 1 })).close();
  await (await openDatabase({ dataDir, databaseUrl, databasePool: 1 })).close();

  const lock = lockDataDir(dataDir);
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  const target = new pg.Client({ connectionString: databaseUrl, types: parseBigintAsNumber() });
  await target.connect();
  try {
    for (const table of listTablesByDependency(source))
      onTableMoved(await moveTable(source, target, table));
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
  let largestRow = 1;
  function* measuredRows(): Iterable<Row> {
    for (const row of rowsOf(source, table)) {
      largestRow = Math.max(largestRow, bytesOf(row));
      yield row;
    }
  }
  const expected = await computeFingerprint(measuredRows());
  const fetchSize = fetchSizeFor(largestRow);
  await target.query('begin');
  try {
    const actual = await computeFingerprint(rowsIn(target, table, fetchSize));
    if (isSameFingerprint(actual, expected)) {
      await target.query('rollback');
      return { table, rows: expected.rows, wasThere: expected.rows > 0 };
    }
    if (actual.rows > 0) {
      throw new BackupError(
        `PostgreSQL has other rows in ${table} already. Give the move a database of its own; nothing of this table was changed.`,
      );
    }
    for (const rows of batchRows(rowsOf(source, table))) await insert(target, table, rows);
    const copied = await computeFingerprint(rowsIn(target, table, fetchSize));
    assertSameFingerprint(table, expected, copied);
    await target.query('commit');
    return { table, rows: expected.rows, wasThere: false };
  } catch (error) {
    await target.query('rollback');
    throw error;
  }
}

function assertSameFingerprint(table: string, expected: Fingerprint, actual: Fingerprint): void {
  if (isSameFingerprint(expected, actual)) return;
  throw new BackupError(
    `${table} did not arrive as it was (${expected.rows} rows, ${actual.rows} came). It was left out.`,
  );
}

async function insert(target: pg.Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const placeholders = rows.map(
    (_, row) => `(${columns.map((_, index) => `$${row * columns.length + index + 1}`).join(',')})`,
  );
  await target.query(
    `insert into ${quoteIdentifier(table)} (${columns.map(quoteIdentifier).join(',')}) values ${placeholders.join(',')}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}

async function* rowsIn(target: pg.Client, table: string, fetchSize: number): AsyncIterable<Row> {
  await target.query(
    `declare reading no scroll cursor for select * from ${quoteIdentifier(table)}`,
  );
  for (;;) {
    const { rows } = await target.query(`fetch ${fetchSize} from reading`);
    yield* rows;
    if (rows.length < fetchSize) break;
  }
  await target.query('close reading');
}

function parseBigintAsNumber(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(bigint, Number);
  return types;
}
