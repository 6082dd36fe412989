import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { currentActor } from '../actor-context.ts';
import { systemClock } from '../clock.ts';
import {
  listServerFiles,
  makePrivateFile,
  makePrivateFolder,
  restrictPermissions,
} from '../private-files.ts';
import { actorSuspendedRefusal, sessionEndedRefusal } from './actor-refusals.ts';
import { toCorruptionError } from './corruption.ts';
import { type Database, noReplicaReads, type Writer } from './database.ts';
import { lockDataDir } from './embedded-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { adaptForKysely } from './kysely-node-sqlite.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';
import { StatementListeners } from './statement-listeners.ts';

export const sqliteFile = (dataDir: string) => join(dataDir, 'bee-jinx.sqlite');

export async function openSqlite(dataDir: string): Promise<Database> {
  makePrivateFolder(dataDir);
  restrictPermissions(listServerFiles(dataDir));
  const lock = lockDataDir(dataDir);
  try {
    const file = sqliteFile(dataDir);
    // SQLite creates its -wal and -shm files with the permissions of this one.
    makePrivateFile(file);
    const connection = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
    connection.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory',
    );
    const listeners = new StatementListeners();
    const writer = kyselyOn(connection, listeners);
    await migrate(writer as unknown as Kysely<never>);

    // A connection of its own, so that a read never sees the unfinished work of the writer.
    const reader = kyselyOn(new DatabaseSync(file, { readOnly: true, timeout: 5000 }), listeners);
    const commits = new GroupCommit(connection, systemClock);
    const session = connection.prepare('select 1 from sessions where token_hash = ?');
    const suspension = connection.prepare(
      'select 1 from players where id = ? and suspended_until > ?',
    );
    const write = <Result>(work: (sql: Writer) => Promise<Result>) => {
      // Read here: the work runs in a group commit, in the async context of the group's first caller.
      const actor = currentActor();
      return commits.run(async () => {
        if (actor?.needsSession && !session.get(actor.sessionId)) throw sessionEndedRefusal();
        if (actor?.suspendedUntil !== undefined) {
          const isSuspendedSince = suspension.get(actor.playerId, actor.suspendedUntil);
          if (isSuspendedSince) throw actorSuspendedRefusal();
        }
        return work(writer as unknown as Writer);
      });
    };

    return {
      kind: 'sqlite',
      read: reader as unknown as Database['read'],
      readFromReplica: (work) => work(reader as unknown as Database['read']),
      readPlaces: noReplicaReads,
      // There is a single writer, so transaction keys aren't needed.
      transaction: (_keys, work) => write(work),
      statement: (work) => write(work),
      onStatement: (listener) => listeners.listen(listener),
      ping: async () => {
        connection.prepare('select 1').get();
      },
      close: async () => {
        await commits.run(async () => {}); // waits until all queued writes are on the disk
        await reader.destroy();
        connection.exec('pragma optimize');
        await writer.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw toCorruptionError(error, sqliteFile(dataDir));
  }
}

function kyselyOn(db: DatabaseSync, { log }: StatementListeners): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adaptForKysely(db) }), log });
}
