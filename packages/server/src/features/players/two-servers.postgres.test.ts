import { expect, test } from 'vitest';
import { runAsActor } from '../../platform/actor-context.ts';
import type { Writer } from '../../platform/database/database.ts';
import { suspendTestPlayer } from '../../testing/test-identity.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { waitForLock } from '../../testing/transaction-timing.ts';
import { useTwoServers } from '../../testing/use-test-server.ts';
import { findSuspended } from '../identity/sanctions/queries.ts';

/** The admin is at the other: what waits at one server isn't seen in the database. */
const [server, other] = useTwoServers();

/** What has come first when both are done: a transaction that was begun first, or a ban that came while it was open. */
async function firstOf(
  work: (sql: Writer, playerId: string) => Promise<unknown>,
  asPlayer: boolean,
): Promise<string[]> {
  const player = await newPlayer(server.url);
  const playerId = player.player.userId;
  const order: string[] = [];
  const transact = () =>
    server.db.transaction([], async (sql) => {
      await work(sql, playerId);
      const banning = suspendTestPlayer(other, player, { isBan: true }).then(() =>
        order.push('banned'),
      );
      await waitForLock(server, banning);
      order.push('committed');
      return { banning };
    });
  const actor = { playerId, sessionId: 'unasked', needsSession: false, suspendedUntil: 0 };
  const { banning } = await (asPlayer ? runAsActor(actor, transact) : transact());
  await banning;
  return order;
}

test('a ban waits for what its player is writing', async () => {
  const nothingYet = async () => {};
  expect(await firstOf(nothingYet, true)).toEqual(['committed', 'banned']);
});

test('a ban waits for who has just seen that its player may be met', async () => {
  const look = (sql: Writer, playerId: string) =>
    findSuspended(sql, 'postgres', [playerId], server.clock.now());
  expect(await firstOf(look, false)).toEqual(['committed', 'banned']);
});
