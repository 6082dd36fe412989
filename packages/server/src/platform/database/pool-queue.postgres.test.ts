import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { Connection } from './connection.ts';
import { openDatabase } from './open-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let database: TestDatabase;
let silent: Server;
beforeAll(async () => {
  database = await makeTestDatabase();
  silent = createServer((socket) => void socket.resume());
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => silent.close(closed));
  await database.remove();
});

test('a query waits for a busy connection for longer than the connect timeout', async () => {
  const db = await openDatabase({ ...database, databasePool: 1 });
  const slowQuery = sql`select pg_sleep(2.5)`.execute(db.read as never);
  await expect(db.ping()).resolves.toBeUndefined();
  await slowQuery;
  await db.close();
});

test('a process that was stopped for longer than the connect timeout still connects', async () => {
  const connection = new Connection({ connectionString: database.databaseUrl });
  const connected = connection.connect();
  const stopped = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(stopped, 0, 0, 2500);
  await expect(connected).resolves.not.toThrow();
  await connection.end();
});

test('a database that accepts connections but never replies is unavailable', async () => {
  const { port } = silent.address() as { port: number };
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const opening = openDatabase({ ...database, databaseUrl, databasePool: 1 });
  await expect(opening).rejects.toSatisfy(isDatabaseUnavailable);
});
