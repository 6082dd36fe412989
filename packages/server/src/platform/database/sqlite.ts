import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { systemClock } from '../clock.ts';
import { closeToOthers, makePrivateFile, makePrivateFolder, ownFilesIn } from '../private-files.ts';
import { tellDamage } from './damaged.ts';
import type { Database, Writer } from './database.ts';
import { lockDataDir } from './embedded-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { migrate } from './migrate.ts';
import { forKysely } from './node-sqlite.ts';
import type { Tables } from './schema.ts';
import { StatementWatch } from './statement-watch.ts';

export const sqliteFile = (dataDir: string) => join(dataDir, 'bee-jinx.sqlite');

export async function openSqlite(dataDir: string): Promise<Database> {
  makePrivateFolder(dataDir);
  closeToOthers(ownFilesIn(dataDir));
  const lock = lockDataDir(dataDir);
  try {
    const file = sqliteFile(dataDir);
    // SQLite gives its -wal and -shm the rights of this one.
    makePrivateFile(file);
    const writing = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    writing.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory',
    );
    const watch = new StatementWatch();
    const writer = kyselyOn(writing, watch);
    await migrate(writer as unknown as Kysely<never>);

    // A connection of its own, so that a read never sees the unfinished work of the writer.
    const reader = kyselyOn(new DatabaseSync(file, { readOnly: true, timeout: 5000 }), watch);
    const commits = new GroupCommit(writing, systemClock);

    return {
      kind: 'sqlite',
      read: reader as unknown as Database['read'],
      transaction: (_keys, work) => commits.run(() => work(writer as unknown as Writer)),
      statement: (work) => commits.run(() => work(writer as unknown as Writer)),
      onStatement: (listener) => watch.listen(listener),
      ping: async () => {
        writing.prepare('select 1').get();
      },
      close: async () => {
        await commits.run(async () => {}); // whatever was waiting is on the disk by then
        await reader.destroy();
        writing.exec('pragma optimize');
        await writer.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw tellDamage(error, sqliteFile(dataDir));
  }
}

function kyselyOn(db: DatabaseSync, { log }: StatementWatch): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: forKysely(db) }), log });
}
