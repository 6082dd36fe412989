import { describe, expect, test } from 'vitest';
import { runAsActor } from '../../platform/actor-context.ts';
import type { Writer } from '../../platform/database/database.ts';
import { repetitions } from '../../testing/repetitions.ts';
import { startDance } from '../../testing/test-dance.ts';
import { acceptCodeOf, newPlayerPair, readFriendIds } from '../../testing/test-friends.ts';
import { quickAdmin, suspendTestPlayer } from '../../testing/test-identity.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { holdTransactions } from '../../testing/transaction-timing.ts';

import { useTestServer } from '../../testing/use-test-server.ts';
import { findPlayer, renamePlayer } from '../identity/queries.ts';
import { imposeSanction } from '../identity/sanctions/sanctions.ts';

const server = useTestServer({ isRefusalCheckOff: true });

/** As a call that was let in before anybody was suspended. */
const asCallOf = <Result>({ player: { userId } }: TestPlayer, work: () => Result) =>
  runAsActor(
    { playerId: userId, sessionId: 'unasked', needsSession: false, suspendedUntil: 0 },
    work,
  );

const rename = (sql: Writer, { player: { userId } }: TestPlayer) =>
  renamePlayer(sql, userId, 'Too late');

const ban = (sql: Writer, { player: { userId } }: TestPlayer) =>
  imposeSanction(sql, userId, { reason: 'Spam.', until: null, by: null }, server.clock.now());

const nameOf = async ({ player: { userId } }: TestPlayer) =>
  (await findPlayer(server.db.read, userId))?.display_name;

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a call that passed the gate before its player was banned', () => {
  test('writes nothing after the ban has committed', async () => {
    const player = await newPlayer(server.url);
    const [isBanning, mayCommit] = [gate(), gate()];
    const banning = server.db.transaction(
      [],
      async (sql) => {
        await ban(sql, player);
        isBanning.open();
        await mayCommit.opened;
      },
      { alone: [player.player.userId] },
    );
    await isBanning.opened;
    const writing = asCallOf(player, () => server.db.transaction([], (sql) => rename(sql, player)));
    mayCommit.open();
    await expect(writing).rejects.toMatchObject({ code: 'suspended' });
    await banning;
    expect(await nameOf(player)).toBe(player.player.displayName);
  });

  test('is waited for by the ban if it has begun to write', async () => {
    const player = await newPlayer(server.url);
    const [isWriting, mayCommit] = [gate(), gate()];
    const order: string[] = [];
    const writing = asCallOf(player, () =>
      server.db.transaction([], async (sql) => {
        isWriting.open();
        await mayCommit.opened;
        return rename(sql, player);
      }),
    ).then(() => order.push('renamed'));
    await isWriting.opened;
    const banning = suspendTestPlayer(server, player, { isBan: true }).then(() =>
      order.push('banned'),
    );
    mayCommit.open();
    await Promise.all([writing, banning]);
    expect(order).toEqual(['renamed', 'banned']);
    expect(await nameOf(player)).toBe('Too late');
  });

  test('completes if suspended players may make it', async () => {
    const player = await newPlayer(server.url);
    const { userId } = player.player;
    await suspendTestPlayer(server, player, { isBan: true });
    const actor = { playerId: userId, sessionId: 'unasked', needsSession: false };
    await runAsActor(actor, () => server.db.transaction([], (sql) => rename(sql, player)));
    expect(await nameOf(player)).toBe('Too late');
  });
});

test('nothing that was sent at the same moment is written after the ban', async () => {
  for (let round = 0; round < repetitions(8); round += 1) {
    const player = await newPlayer(server.url);
    const admin = await quickAdmin(server);
    const { userId } = player.player;
    const names = Array.from({ length: 20 }, (_, index) => `Name ${'abcdefghijklmnopqrst'[index]}`);
    const say = (displayName: string) => player.ask('changeMe', { body: { displayName } });
    const before = names.slice(0, 10).map(say);
    const banning = admin.ask('suspendPlayer', { params: { userId }, body: { reason: 'Spam.' } });
    const answers = await Promise.all([...before, ...names.slice(10).map(say)]);
    expect((await banning).status).toBe(200);
    for (const { status, error } of answers) {
      expect(status === 200 || error.code === 'suspended').toBe(true);
      if (status !== 200) expect(error.details).toEqual({ reason: 'Spam.' });
    }
    const row = await findPlayer(server.db.read, userId);
    const renamed = answers.filter(({ status }) => status === 200);
    const last = Math.max(1, ...renamed.map(({ data }) => data.player.version));
    // The ban is the last change: whatever was answered with a yes came before it.
    expect(row?.version).toBe(last + 1);
  }
});

test('what is left to the suspended is answered all through a ban', async () => {
  const [player, admin] = [await newPlayer(server.url), await quickAdmin(server)];
  const { reached, release } = holdTransactions(server.db, 'feedback');
  const body = { kind: 'other' as const, text: 'Why me?', screen: '/', version: '1' };
  const writing = player.ask('sendFeedback', { body });
  await reached;
  const params = { userId: player.player.userId };
  await admin.ask('suspendPlayer', { params, body: { reason: 'Spam.' } });
  release();
  expect((await writing).status).toBe(200);
});

test('nobody who has found a code in time becomes a friend after the ban', async () => {
  const [player, other] = await newPlayerPair(server.url);
  const { userId } = player.player;
  const { reached, release } = holdTransactions(server.db, `player:${other.player.userId}`);
  const accepting = acceptCodeOf(other, player);
  await reached;
  await suspendTestPlayer(server, player, { isBan: true });
  release();
  expect(await accepting).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect(await readFriendIds(other)).not.toContain(userId);
});

test('a word that is on its way never wakes a dance that the ban has ended', async () => {
  for (let round = 0; round < repetitions(16); round += 1) {
    const dance = await startDance(server.url);
    const [other, banned] = dance.players;
    const admin = await quickAdmin(server);
    const params = { userId: banned.player.userId };
    const saying = [dance.say(1, 1, 'sand'), dance.say(0, 1, 'shore')];
    const banning = admin.ask('suspendPlayer', { params, body: { reason: 'Spam.' } });
    saying.push(dance.say(1, 1, 'sand'), dance.say(1, 2, 'tide'));
    await Promise.all(saying);
    expect((await banning).status).toBe(200);
    expect(await dance.read(0)).toMatchObject({ status: 'abandoned' });
    expect((await other.ask('activeDances', {})).data.activeGames).toEqual([]);
  }
});

test('nobody is brought together with somebody who is being banned', async () => {
  for (let round = 0; round < repetitions(8); round += 1) {
    const [player, admin] = [await newPlayer(server.url), await quickAdmin(server)];
    const others = await Promise.all(Array.from({ length: 6 }, () => newPlayer(server.url)));
    const { userId } = player.player;
    const body = { invitedPlayer: userId };
    const inviting = others.map((other) => other.ask('inviteToDance', { body }));
    const banning = admin.ask('suspendPlayer', { params: { userId }, body: { reason: 'Spam.' } });
    const answers = await Promise.all(inviting);
    expect((await banning).status).toBe(200);
    for (const { status, error } of answers) {
      expect(status === 200 || error.code === 'not_found').toBe(true);
    }
    for (const other of others) {
      expect((await other.ask('activeDances', {})).data.activeGames).toEqual([]);
    }
  }
});
