import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../platform/database/sqlite.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { dueDanceIds, openDancesOf } from './queries.ts';

const server = useTestServer();

test.each([
  ['of a player', () => openDancesOf(server.db.read, 'anon_a', 100), /\(seat[01]_id=\?\)/],
  ['by deadline', () => dueDanceIds(server.db.read, 'deadline', 1, 50), /\(deadline<\?\)/],
  ['by warning', () => dueDanceIds(server.db.read, 'warn_at', 1, 50), /\(warn_at<\?\)/],
])('open dances %s are found without visiting all open dances', async (_, find, search) => {
  const statements: string[] = [];
  server.db.onStatement((sql) => statements.push(sql));
  await find();
  const file = new DatabaseSync(sqliteFile(server.database.dataDir), { readOnly: true });
  const plan = file.prepare(`explain query plan ${statements[0]}`).all() as { detail: string }[];
  file.close();
  const steps = plan
    .map(({ detail }) => detail)
    .filter((step) => step.includes('dance_games USING'));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(step).toMatch(search);
});
