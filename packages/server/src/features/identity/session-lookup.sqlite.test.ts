import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../platform/database/sqlite.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { findSessionOwners } from './queries.ts';

const server = useTestServer();

test('sessions of streams are found by their tokens, however many at once', async () => {
  const count = 512;
  const tokens = Array.from({ length: count }, (_, index) => `token ${index}`);
  const statements: string[] = [];
  server.db.onStatement((sql) => statements.push(sql));
  await findSessionOwners(server.db.read, tokens, Date.now());
  const lookup = statements.find((sql) => sql.includes('"token_hash" in'));
  const plan = planWithStatistics(lookup ?? '', 8 * count);
  expect(plan.map(({ detail }) => detail)).toContainEqual(
    expect.stringMatching(/^SEARCH sessions .*\(token_hash=\?\)/),
  );
});

/** With statistics as `pragma optimize` leaves them on a server with so many sessions. */
function planWithStatistics(sql: string, sessions: number): { detail: string }[] {
  const file = sqliteFile(server.database.dataDir);
  const writer = new DatabaseSync(file);
  writer.exec(`analyze; delete from sqlite_stat1 where tbl = 'sessions';
    insert into sqlite_stat1 values ('sessions', 'sqlite_autoindex_sessions_1', '${sessions} 1'), ('sessions', 'sessions_by_expiry', '${sessions} 2')`);
  writer.close();
  const reader = new DatabaseSync(file, { readOnly: true });
  const plan = reader.prepare(`explain query plan ${sql}`).all();
  reader.close();
  return plan as { detail: string }[];
}
