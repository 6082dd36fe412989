import { describe, expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import { newAccount, playerFromSignIn, signIn } from '../../testing/test-account.ts';
import { createTestHive, unusedLetters } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { deleteMe } from '../identity/delete-me.ts';
import { findPlayer } from '../identity/queries.ts';
import { countGroupsOf } from './members/queries.ts';

const server = useTestServer();

/** An anonymous player who signs in to an existing account. */
async function becomeAccount(visitor: TestPlayer, account: TestPlayer & { email: string }) {
  const back = playerFromSignIn(server.url, await signIn(server.url, account.email, visitor));
  const postHogId = visitor.player.userId;
  const moved = await back.ask('migrateData', {
    body: { postHogId, supabaseId: back.player.userId },
  });
  return { back, collections: moved.data.collections };
}

describe('an export', () => {
  test('has the player’s hives, left ones included, and their requests', async () => {
    const hive = await createTestHive(server.url, { name: 'Mine' });
    const left = await createTestHive(server.url, { name: 'Left' });
    const requested = await createTestHive(server.url, { name: 'Wanted' });
    await left.join(hive.owner);
    await hive.owner.ask('leaveGroup', { params: { groupId: left.groupId } });
    await requested.ask(hive.owner);
    const { memberships, joinRequests } = (await hive.owner.ask('exportMe', {})).data;
    expect(memberships).toMatchObject([
      { name: 'Mine', role: 'owner' },
      { name: 'Left', leftAt: expect.any(String) },
    ]);
    expect(joinRequests).toMatchObject([{ groupName: 'Wanted', status: 'pending' }]);
  });
});

describe('a deleted player', () => {
  test('passes their hives on, and ends those without other members', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    const alone = await createTestHive(
      server.url,
      { inviteCode: `aloneinit${unusedLetters()}` },
      hive.owner,
    );
    await hive.owner.ask('listGroups', { query: { type: 'friends' } });
    expect((await hive.owner.ask('deleteMe', {})).status).toBe(200);
    expect(await hive.read(member)).toMatchObject({ isOwner: true, memberCount: 1 });
    const code = { query: { code: alone.code } };
    expect((await member.ask('checkInviteCode', code)).data.available).toBe(true);
    const { notifications } = (await member.ask('listNotifications', { query: {} })).data;
    expect(notifications[0]?.text).toMatch(/^A player who left has handed/);
  });
});

test('a player who is approved during their deletion leaves that hive too', async () => {
  const leaver = await newPlayer(server.url);
  const { userId } = leaver.player;
  const hive = await createTestHive(server.url);
  // Prolongs the moment between leaving all hives and the deletion.
  const steps = [
    () => hive.join(leaver),
    () => leaver.ask('leaveGroup', { params: { groupId: hive.groupId } }),
  ];
  const beforeDeletion = async () => void (await steps.shift()?.());
  const duringDeletion = async (sql: Writer) =>
    (await countGroupsOf(sql, userId)) > 0 ? undefined : [];
  const live = { closeSessionStreams: () => {}, sendSignal: () => {} };
  await deleteMe({ db: server.db, live, beforeDeletion, duringDeletion }, { playerId: userId });
  expect(await findPlayer(server.db.read, userId)).toBeUndefined();
  expect(steps).toEqual([]);
  expect(await hive.read()).toMatchObject({ memberCount: 1, isOwner: true });
});

describe('a player who is merged into an account', () => {
  test('brings hives, ownership and requests along', async () => {
    const account = await newAccount(server.url);
    const visitor = await newPlayer(server.url);
    const own = await createTestHive(server.url, {}, visitor);
    const joined = await createTestHive(server.url);
    await joined.join(visitor);
    const requested = await createTestHive(server.url);
    await requested.ask(visitor);
    const { back, collections } = await becomeAccount(visitor, account);
    expect(collections).toEqual([
      { collection: 'groups', moves: 2, meets: 0 },
      { collection: 'joinRequests', moves: 1, meets: 0 },
    ]);
    expect(await own.read(back)).toMatchObject({ isOwner: true });
    expect(await joined.read(back)).toMatchObject({ isOwner: false, joined: true, memberCount: 2 });
    expect((await back.ask('groupRequests', { query: {} })).data.sent).toHaveLength(1);
  });

  test('is offered the merge also if there are only requests', async () => {
    const [account, visitor] = [await newAccount(server.url), await newPlayer(server.url)];
    const requested = await createTestHive(server.url);
    await requested.ask(visitor);
    const back = playerFromSignIn(server.url, await signIn(server.url, account.email, visitor));
    expect((await back.ask('checkOrphanedData', {})).data).toMatchObject({ hasData: true });
    expect((await back.ask('previewMigration', {})).data.collections).toEqual([
      { collection: 'joinRequests', moves: 1, meets: 0 },
    ]);
  });

  test('has one request where both have asked, and none where the account is a member', async () => {
    const [account, visitor] = [await newAccount(server.url), await newPlayer(server.url)];
    const [requested, joined] = [
      await createTestHive(server.url),
      await createTestHive(server.url),
    ];
    await joined.join(account);
    for (const player of [visitor, account]) await requested.ask(player);
    await joined.ask(visitor);
    const { back, collections } = await becomeAccount(visitor, account);
    expect(collections).toEqual([{ collection: 'joinRequests', moves: 2, meets: 2 }]);
    expect((await back.ask('groupRequests', { query: {} })).data.sent).toHaveLength(1);
    const waiting = await joined.owner.ask('groupRequests', { query: {} });
    expect(waiting.data.requests).toEqual([]);
  });

  test('is signalled to everybody in those hives', async () => {
    const [account, visitor] = [await newAccount(server.url), await newPlayer(server.url)];
    const [hive, wanted] = [await createTestHive(server.url), await createTestHive(server.url)];
    await hive.join(visitor);
    await wanted.ask(visitor);
    const listeners = await Promise.all(
      [hive, wanted].map(({ owner }) => TestListener.open(server.url, owner.headers)),
    );
    await becomeAccount(visitor, account);
    for (const [index, { groupId }] of [hive, wanted].entries()) {
      const listener = listeners[index];
      await listener?.until(() => JSON.stringify(listener.signals()).includes(groupId));
      listener?.close();
    }
  });

  test('has one membership where both were members, and owns the hive if either did', async () => {
    const account = await newAccount(server.url);
    const visitor = await newPlayer(server.url);
    const own = await createTestHive(server.url, {}, visitor);
    await own.join(account);
    const left = await createTestHive(server.url);
    await left.join(account);
    await left.join(visitor);
    await account.ask('leaveGroup', { params: { groupId: left.groupId } });
    const { back, collections } = await becomeAccount(visitor, account);
    expect(collections).toEqual([{ collection: 'groups', moves: 2, meets: 2 }]);
    expect(await own.read(back)).toMatchObject({ isOwner: true, memberCount: 1 });
    expect(await left.read(back)).toMatchObject({ joined: true, memberCount: 2 });
  });
});
