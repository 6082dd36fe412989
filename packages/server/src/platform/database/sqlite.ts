import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { type Actor, currentActor } from '../actor-context.ts';
import { monotonicMs, systemClock } from '../clock.ts';
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
import { adaptForKysely, runStatement } from './kysely-node-sqlite.ts';
import { migrate } from './migrate.ts';
import { PaddingSqliteDialect } from './padded-lists.ts';
import { runPreparedQueriesBy } from './prepared-query.ts';
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
    await migrateAtOnce(connection, listeners);
    // Not the migrations' own, whose prepared statements know tables as they were.
    const writer = kyselyOn(connection, listeners);

    // A connection of its own, so that a read never sees the unfinished work of the writer.
    const readConnection = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const reader = kyselyOn(readConnection, listeners);
    const commits = new GroupCommit(connection, systemClock);
    const actorStanding = connection.prepare(
      `select exists (select 1 from sessions where token_hash = ? and player_id = ?),
        exists (select 1 from players where id = ? and suspended_until > ?)`,
    );
    actorStanding.setReturnArrays(true);
    const refuseEnded = ({ needsSession, sessionId, playerId, suspendedUntil }: Actor) => {
      const standing: unknown = actorStanding.get(
        sessionId,
        playerId,
        playerId,
        suspendedUntil ?? 0,
      );
      const [hasSession, isSuspendedSince] = standing as [number, number];
      if (needsSession && !hasSession) throw sessionEndedRefusal();
      if (suspendedUntil !== undefined && isSuspendedSince) throw actorSuspendedRefusal();
    };
    const write = <Result>(work: (sql: Writer) => Promise<Result>) => {
      // Read here: the work runs in a group commit, in the async context of the group's first caller.
      const actor = currentActor();
      return commits.run(async () => {
        if (actor) refuseEnded(actor);
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
        // Not by Kysely's destroy, which leaves a connection open that ran no query.
        readConnection.close();
        connection.exec('pragma optimize');
        connection.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw toCorruptionError(error, sqliteFile(dataDir));
  }
}

/** All of them or none: Kysely opens no transaction on SQLite, and a migration that was cut short couldn't run again. */
async function migrateAtOnce(connection: DatabaseSync, listeners: StatementListeners) {
  connection.exec('begin immediate');
  try {
    await migrate(kyselyOn(connection, listeners) as unknown as Kysely<never>);
    connection.exec('commit');
  } catch (error) {
    // A full disk ends the transaction by itself.
    if (connection.isTransaction) connection.exec('rollback');
    connection.close();
    throw error;
  }
}

function kyselyOn(db: DatabaseSync, listeners: StatementListeners): Kysely<Tables> {
  const database = adaptForKysely(db);
  const { log } = listeners;
  const kysely = new Kysely<Tables>({ dialect: new PaddingSqliteDialect({ database }), log });
  runPreparedQueriesBy(
    kysely as unknown as Writer,
    <Row>(sql: string, parameters: readonly unknown[]) => {
      const begin = monotonicMs();
      try {
        return runStatement<Row>(database, sql, parameters);
      } finally {
        listeners.tell(sql, monotonicMs() - begin);
      }
    },
  );
  return kysely;
}
