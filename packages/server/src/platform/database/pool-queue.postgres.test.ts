import { createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let place: TestDatabase;
let silent: Server;
beforeAll(async () => {
  place = await makeTestDatabase();
  silent = createServer((socket) => void socket.resume());
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => silent.close(closed));
  await place.remove();
});

test('who waits for a busy connection is served in turn, for longer than a dead database is waited for', async () => {
  const db = await openDatabase({ ...place, databasePool: 1 });
  const nap = sql`select pg_sleep(2.5)`.execute(db.read as never);
  await expect(db.ping()).resolves.toBeUndefined();
  await nap;
  await db.close();
});

test('a database that accepts and says nothing is away', async () => {
  const { port } = silent.address() as { port: number };
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const opening = openDatabase({ ...place, databaseUrl, databasePool: 1 });
  await expect(opening).rejects.toSatisfy(isDatabaseUnavailable);
});
