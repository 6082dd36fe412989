import { beforeAll, expect, test } from 'vitest';
import {
  captureAllStatements,
  findUncalledCalls,
} from '../../testing/growth/exercise-all-calls.ts';
import { findFullScans } from '../../testing/growth/full-scans.ts';
import { multiplyRows } from '../../testing/growth/multiply-rows.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** With a few thousand games; `npm run bench -- growth` has all of them. */

const server = useTestServer();
let statements: string[];
beforeAll(async () => {
  statements = await captureAllStatements(server);
}, 60_000);

test('the captured statements come from every call of a player', async () => {
  expect(await findUncalledCalls(server.url)).toEqual([]);
});

test('no call of a player scans a growing table', async () => {
  expect(statements.length).toBeGreaterThan(150);
  const tables = await multiplyRows(server.db, { size: 0.001, fewest: 1000 });
  expect(await findFullScans(server.db, statements, { tables, rows: 'few' })).toEqual([]);
}, 60_000);

test('a statement without an index is found', async () => {
  const tables = new Set(['notifications']);
  const { db } = server;
  const sql = `select id from notifications where text = ${db.kind === 'sqlite' ? '?' : '$1'}`;
  expect(await findFullScans(db, [sql], { tables, rows: 'few' })).toMatchObject([{ sql }]);
});
