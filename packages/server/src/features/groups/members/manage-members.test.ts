import { describe, expect, test } from 'vitest';
import { createTestHive, listHives } from '../../../testing/test-hive.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer();

describe('the owner', () => {
  test('hands the hive over and becomes an ordinary member', async () => {
    const hive = await createTestHive(server.url);
    const heir = await hive.join();
    const params = { groupId: hive.groupId };
    const handOver = (memberUserId: string) =>
      hive.owner.ask('handOverGroup', { params, body: { memberUserId } });
    const stranger = await newPlayer(server.url);
    expect(await handOver(stranger.player.userId)).toMatchObject({
      status: 409,
      error: { code: 'not_member', message: 'That player is not in this hive.' },
    });
    const { version } = await hive.read();
    const toMyself = await handOver(hive.owner.player.userId);
    expect(toMyself.data.group).toMatchObject({ isOwner: true, version });
    expect((await handOver(heir.player.userId)).data.group).toMatchObject({
      isOwner: false,
      joined: true,
      owner: { userId: heir.player.userId, displayName: heir.player.displayName },
      version: version + 1,
    });
    expect(await hive.read(heir)).toMatchObject({ isOwner: true, openRequests: 0 });
    expect(await hive.read()).not.toHaveProperty('openRequests');
    expect(await handOver(heir.player.userId)).toMatchObject({ error: { code: 'owner_only' } });
    const { notifications } = (await heir.ask('listNotifications', { query: {} })).data;
    expect(notifications).toMatchObject([{ type: 'group_owner', groupId: hive.groupId }]);
    const { displayName } = hive.owner.player;
    expect(notifications[0]?.text).toBe(
      `${displayName} has handed The Tuesday bees over to you. You are its owner now.`,
    );
  });

  test.each(['handOverGroup', 'leaveGroup'] as const)(
    'whose hive passes on by %s leaves its open requests to the new owner’s inbox',
    async (name) => {
      const hive = await createTestHive(server.url, { type: 'hive' });
      const heir = await hive.join();
      const { asker, requestId } = await hive.ask();
      const params = { groupId: hive.groupId };
      const body = name === 'handOverGroup' ? { memberUserId: heir.player.userId } : {};
      expect(await hive.owner.ask(name, { params, body } as never)).toMatchObject({ status: 200 });
      const requestsFor = async (player: TestPlayer) => {
        const { notifications } = (await player.ask('listNotifications', { query: {} })).data;
        return notifications
          .filter(({ type }) => type === 'group_request')
          .map(({ from, text, read }) => ({ from: from?.userId, text, read }));
      };
      const asked = {
        from: asker.player.userId,
        text: `${asker.player.displayName} would like to join The Tuesday bees.`,
      };
      expect(await requestsFor(heir)).toEqual([{ ...asked, read: false }]);
      expect(await requestsFor(hive.owner)).toEqual([{ ...asked, read: true }]);
      await heir.ask('approveRequest', { body: { requestId } });
      expect(await requestsFor(heir)).toEqual([{ ...asked, read: true }]);
    },
  );

  test('who leaves is succeeded by the longest-standing member', async () => {
    const hive = await createTestHive(server.url);
    const first = await hive.join();
    const second = await hive.join();
    const { data } = await hive.owner.ask('leaveGroup', { params: { groupId: hive.groupId } });
    const { userId, displayName } = first.player;
    expect(data).toEqual({ left: true, newOwner: { userId, displayName } });
    const { notifications } = (await first.ask('listNotifications', { query: {} })).data;
    expect(notifications).toMatchObject([
      { type: 'group_owner', groupId: hive.groupId, from: { userId: hive.owner.player.userId } },
    ]);
    expect(await hive.read(first)).toMatchObject({ isOwner: true, memberCount: 2 });
    expect(await hive.read(second)).toMatchObject({ isOwner: false });
  });

  test('is listed with the hives that were left only when asked to be', async () => {
    const left = await createTestHive(server.url);
    const player = await left.join();
    await player.ask('leaveGroup', { params: { groupId: left.groupId } });
    const { groupId } = await createTestHive(server.url, {}, player);
    expect(await listHives(player)).toMatchObject([{ groupId, joined: true }]);
    expect(await listHives(player, 'true')).toMatchObject([
      { groupId, joined: true },
      { groupId: left.groupId, joined: false },
    ]);
  });
});

describe('a member', () => {
  test('who leaves gets no more signals, and can rejoin by the code', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    const params = { groupId: hive.groupId };
    expect((await member.ask('leaveGroup', { params })).data).toEqual({ left: true });
    expect(await member.ask('leaveGroup', { params })).toMatchObject({
      error: { code: 'not_member' },
    });
    expect((await member.ask('readGroup', { params })).status).toBe(404);
    expect(await listHives(member, 'true')).toMatchObject([{ joined: false }]);
    await hive.join(member);
    expect(await hive.read()).toMatchObject({ memberCount: 2 });
  });

  test.each(['leaves', 'is sent away'] as const)(
    'who %s reads the name of the hive, and nothing else of it',
    async (how) => {
      const hive = await createTestHive(server.url, { description: 'Ours alone.' });
      const member = await hive.join();
      await hive.join();
      const params = { groupId: hive.groupId };
      if (how === 'leaves') await member.ask('leaveGroup', { params });
      else {
        const body = { memberUserId: member.player.userId };
        await hive.owner.ask('removeMember', { params, body });
      }
      const hidden = { name: 'The Tuesday bees', description: '', memberCount: 0, joined: false };
      const expectHidden = async () => {
        const [listed] = await listHives(member, 'true');
        expect(listed).toMatchObject(hidden);
        for (const field of ['owner', 'inviteCode', 'openRequests']) {
          expect(listed).not.toHaveProperty(field);
        }
      };
      await expectHidden();
      await hive.ask(member);
      await expectHidden();
    },
  );

  test('who leaves last ends the hive', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    const params = { groupId: hive.groupId };
    await hive.owner.ask('leaveGroup', { params });
    await member.ask('leaveGroup', { params });
    const preview = await callApi(server.url, 'previewGroup', { params: { code: hive.code } });
    expect(preview.status).toBe(404);
    expect(await listHives(member, 'true')).toMatchObject([{ endedAt: expect.any(String) }]);
  });

  test('who was removed is signalled once, then no more, and can rejoin only by approval', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    const listener = await TestListener.open(server.url, member.headers);
    const params = { groupId: hive.groupId };
    const body = { memberUserId: member.player.userId };
    expect((await hive.owner.ask('removeMember', { params, body })).data).toEqual({
      removed: true,
    });
    expect(await hive.owner.ask('removeMember', { params, body })).toMatchObject({
      error: { code: 'not_member', message: 'That player is not in this hive.' },
    });
    await listener.until(() => listener.signals().length > 0);
    const { version } = await hive.read();
    await hive.owner.ask('updateGroup', { params, body: { name: 'Without you' } });
    await hive.join();
    // Their own signal, which would come after any that they must not get.
    await member.ask('changeMe', { body: { displayName: 'Sent Away' } });
    await listener.until(() => listener.signals().length > 1);
    expect(listener.signals()).toEqual([
      { topic: 'group', id: hive.groupId, version },
      { topic: 'player', id: member.player.userId, version: 2 },
    ]);
    listener.close();

    const back = await member.ask('joinGroup', {
      body: { joinMethod: 'link', inviteCode: hive.code },
    });
    expect(back.data).toMatchObject({ request: { status: 'pending' } });
    expect((await member.ask('readGroup', { params })).status).toBe(404);
  });

  test('can’t be removed by themselves', async () => {
    const hive = await createTestHive(server.url);
    const body = { memberUserId: hive.owner.player.userId };
    const answer = await hive.owner.ask('removeMember', {
      params: { groupId: hive.groupId },
      body,
    });
    expect(answer).toMatchObject({
      status: 400,
      error: { code: 'invalid_input', message: 'To go yourself, leave the hive.' },
    });
  });

  test('sees the members, the owner first; only the owner sees former ones', async () => {
    const hive = await createTestHive(server.url);
    const stays = await hive.join();
    const leaves = await hive.join();
    const params = { groupId: hive.groupId };
    await leaves.ask('leaveGroup', { params });
    await hive.owner.ask('handOverGroup', { params, body: { memberUserId: stays.player.userId } });
    const seen = async (player: TestPlayer) =>
      (await player.ask('groupMembers', { params, query: { includeInactive: 'true' } })).data
        .members;
    expect((await seen(hive.owner)).map(({ userId }) => userId)).toEqual([
      stays.player.userId,
      hive.owner.player.userId,
    ]);
    expect((await seen(stays))[0]).toEqual({
      userId: stays.player.userId,
      displayName: stays.player.displayName,
      membership: {
        role: 'owner',
        isActive: true,
        joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    });
    const active = await stays.ask('groupMembers', { params, query: {} });
    expect(active.data.members).toHaveLength(2);
    expect(await seen(stays)).toMatchObject([
      { userId: stays.player.userId, membership: { role: 'owner', isActive: true } },
      { userId: hive.owner.player.userId, membership: { role: 'member', isActive: true } },
      { userId: leaves.player.userId, membership: { isActive: false } },
    ]);
  });
});
