import { connect, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';

/** Leads to a PostgreSQL until it is frozen; from then on nothing comes back. */
async function startFreezableLine(to: URL) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const url = new URL(to);
  url.port = `${(server.address() as { port: number }).port}`;
  return {
    url: url.href,
    freeze: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}

test('a replica that hangs is left alone after a second, and the primary answers', async () => {
  const database = await makeTestDatabase();
  onTestFinished(() => database.remove());
  const line = await startFreezableLine(new URL(database.databaseUrl ?? ''));
  const db = await openDatabase({ ...database, databaseReadUrl: line.url, databasePool: 2 });
  onTestFinished(() => db.close());
  const read = () =>
    db.readFromReplica((sql) => sql.selectFrom('players').select('id').limit(1).execute());
  await read();
  // It follows nobody: it answers, and counts as behind.
  expect(db.readPlaces).toEqual({ replica: 0, behind: 1, unreachable: 0 });
  line.freeze();
  const since = performance.now();
  expect(await read()).toEqual([]);
  expect(db.readPlaces).toEqual({ replica: 0, behind: 1, unreachable: 1 });
  // Far below the twelve seconds that a query may take.
  expect(performance.now() - since).toBeLessThan(6000);
});
