import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { systemClock } from '../../platform/clock.ts';
import { migrations } from '../../platform/database/migrate.ts';
import { sqliteFile } from '../../platform/database/sqlite.ts';
import { checkMigrations } from './check-migrations.ts';
import { type Finding, fault, gigabytes, well } from './finding.ts';

/** Reads the embedded database beside a running server; changes nothing. */
export function checkEmbedded({ dataDir }: Config): Finding[] {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) return [well('There is no database yet; the first start makes it.')];
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    const verdict = db.prepare('pragma quick_check(1)').get() as { quick_check: string };
    if (verdict.quick_check !== 'ok') return [damaged(file)];
    const names = db
      .prepare("select name from sqlite_master where name = 'kysely_migration'")
      .all();
    const executed =
      names.length === 0 ? [] : db.prepare('select name from kysely_migration').all();
    return [
      well(`The embedded database is whole (${gigabytes(statSync(file).size)}).`),
      ...checkMigrations(
        executed.map(({ name }) => String(name)),
        Object.keys(migrations),
      ),
      ...(executed.length > 0 ? checkFuture(db) : []),
    ];
  } catch (error) {
    const { errcode } = error as { errcode?: number };
    // CORRUPT, NOTADB
    if ([11, 26].includes(Number(errcode) & 0xff)) return [damaged(file)];
    return [
      fault(
        `The embedded database ${file} can't be read.`,
        'Check that its folder and files belong to the server’s user.',
      ),
    ];
  } finally {
    db?.close();
  }
}

const damaged = (file: string) =>
  fault(
    `The database file ${file} is damaged.`,
    'npm run restore -- FILE, with the newest file in backups/; the damaged one is kept beside it.',
  );

/** A clock that was ahead and was set back, or is behind now. */
function checkFuture(db: DatabaseSync): Finding[] {
  const { newest } = db.prepare('select max(created_at) as newest from players').get() as {
    newest: number | null;
  };
  const aheadMs = Number(newest) - systemClock.now();
  if (aheadMs < 60_000) return [];
  return [
    fault(
      `The newest player was made ${Math.round(aheadMs / 60_000)} minutes from now: the clock is behind, or was ahead.`,
      'Look at the clock (date -u) and set it by the network; nothing is lost.',
    ),
  ];
}
