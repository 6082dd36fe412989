import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import serverPackage from '../../../package.json' with { type: 'json' };
import { fixtureNames } from '../../testing/releases/load-fixture.ts';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { adaptForKysely } from './kysely-node-sqlite.ts';
import { migrations } from './migrate.ts';
import { findBreaks, takeSnapshot } from './migration-breaks.ts';
import { compareVersions, oldestReleaseAfter } from './newer-migrations.ts';

const kind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite';

/**
 * What breaks the release before, by migration; nothing so far. One that has to stand here removes what a release that was
 * made already does without, and names it: 0031-contract-1.1.0-old-columns.
 */
const contracting: Record<string, string[]> = {};

test('every migration leaves the release before running, or names the oldest that does', async () => {
  const found = await breaksByMigration(migrations);
  expect(found).toEqual(contracting);
  for (const name of Object.keys(found)) {
    const oldest = oldestReleaseAfter(name) ?? 'none named';
    expect(fixtureNames, `${name} names no release that was made`).toContain(oldest);
    expect(
      compareVersions(oldest, serverPackage.version),
      `${name} comes a release too early`,
    ).toBeLessThan(0);
  }
});

const onBoth: [string, Migration['up'], RegExp][] = [
  [
    'drops a column',
    (db) => db.schema.alterTable('bees').dropColumn('note').execute(),
    /bees.note is gone/,
  ],
  [
    'renames a column',
    (db) => db.schema.alterTable('bees').renameColumn('note', 'remark').execute(),
    /bees.note is gone/,
  ],
  [
    'renames a table',
    (db) => db.schema.alterTable('bees').renameTo('wasps').execute(),
    /bees.id is gone/,
  ],
  ['drops a table', (db) => db.schema.dropTable('bees').execute(), /bees.id is gone/],
  [
    'makes a column unique',
    (db) => db.schema.createIndex('bees_one').unique().on('bees').column('note').execute(),
    /bees \(note\) must be unique/,
  ],
  [
    'drops a unique index',
    (db) => db.schema.dropIndex('bees_by_age').execute(),
    /bees \(age\) is not unique any more/,
  ],
];
const onPostgres: typeof onBoth = [
  [
    'adds a column that must be given',
    (db) =>
      db.schema
        .alterTable('bees')
        .addColumn('hive', 'text', (column) => column.notNull())
        .execute(),
    /bees.hive is new and must be given/,
  ],
  [
    'forbids null',
    (db) =>
      db.schema
        .alterTable('bees')
        .alterColumn('note', (column) => column.setNotNull())
        .execute(),
    /bees.note must not be null/,
  ],
  [
    'drops a default',
    (db) =>
      db.schema
        .alterTable('bees')
        .alterColumn('honey', (column) => column.dropDefault())
        .execute(),
    /bees.honey has no default/,
  ],
  [
    'narrows a type',
    (db) =>
      db.schema
        .alterTable('bees')
        .alterColumn('note', (column) => column.setDataType('varchar(5)'))
        .execute(),
    /bees.note is character varying\(5\) now/,
  ],
  [
    'adds a reference',
    (db) =>
      db.schema
        .alterTable('bees')
        .addForeignKeyConstraint('bees_queen', ['note'], 'bees', ['id'])
        .execute(),
    /bees.note has to refer to bees.id/,
  ],
  [
    'adds a check',
    (db) => db.schema.alterTable('bees').addCheckConstraint('bees_old', sql`age > 3`).execute(),
    /bees: CHECK .* is checked now/,
  ],
];

test.each(kind === 'postgres' ? [...onBoth, ...onPostgres] : onBoth)(
  'a migration that %s is found',
  async (_, up, fault) => {
    const found = await breaksByMigration({
      '0001-bees': { up: makeBees },
      '0002-planted': { up },
    });
    expect(found['0002-planted']?.join('; ')).toMatch(fault);
  },
);

test('a migration that only adds is allowed', async () => {
  const up: Migration['up'] = async (db) => {
    await db.schema.alterTable('bees').addColumn('hive', 'text').execute();
    await db.schema
      .alterTable('bees')
      .addColumn('eggs', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('hives')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .execute();
    await db.schema.createIndex('bees_by_hive').on('bees').column('hive').execute();
  };
  expect(await breaksByMigration({ '0001-bees': { up: makeBees }, '0002-more': { up } })).toEqual(
    {},
  );
});

async function makeBees(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bees')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('note', 'text')
    .addColumn('age', 'integer', (column) => column.notNull())
    .addColumn('honey', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex('bees_by_age').unique().on('bees').column('age').execute();
}

async function breaksByMigration(
  all: Record<string, Migration>,
): Promise<Record<string, string[]>> {
  const db = await openEmpty();
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } });
  const found: Record<string, string[]> = {};
  let before = await takeSnapshot(db, kind);
  for (const name of Object.keys(all)) {
    const { error } = await migrator.migrateTo(name);
    if (error) throw error;
    const after = await takeSnapshot(db, kind);
    const breaks = findBreaks(before, after);
    if (breaks.length > 0) found[name] = breaks;
    before = after;
  }
  return found;
}

async function openEmpty(): Promise<Kysely<never>> {
  const database = await makeTestDatabase();
  const dialect = database.databaseUrl
    ? new PostgresDialect({ pool: openPool(database.databaseUrl) })
    : new SqliteDialect({ database: adaptForKysely(new DatabaseSync(':memory:')) });
  const db = new Kysely<never>({ dialect });
  onTestFinished(async () => {
    await db.destroy();
    await database.remove();
  });
  return db;
}

/** Its connection may be ended by the removal of the database, before it has ended by itself. */
function openPool(connectionString: string | undefined): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1 });
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
