import { maxHivesPerPlayer } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { createTestHive, unusedLetters } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { insertGroup } from './queries.ts';

const server = useTestServer();

const hivesOf = async (player: TestPlayer, includeInactive: 'true' | 'false' = 'false') =>
  (await player.ask('listGroups', { query: { includeInactive } })).data.groups;
const found = (player: TestPlayer, body: object) =>
  player.ask('createGroup', { body: { name: 'Bees', ...body } });

describe('founding a hive', () => {
  test('makes its founder the owner and first member, with a code of 40 bits', async () => {
    const { owner, groupId, read } = await createTestHive(server.url, {
      description: 'Every Tuesday',
    });
    expect(await read()).toEqual({
      groupId,
      id: groupId,
      name: 'The Tuesday bees',
      description: 'Every Tuesday',
      type: 'hive',
      inviteCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
      joinPolicy: 'open',
      memberCount: 1,
      isOwner: true,
      joined: true,
      openRequests: 0,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      version: 1,
      owner: { userId: owner.player.userId, displayName: owner.player.displayName },
    });
    expect(await hivesOf(owner)).toEqual([await read()]);
  });

  test('with a chosen code keeps others from using it, however it is typed', async () => {
    const owner = await newPlayer(server.url);
    const letters = unusedLetters();
    const { data } = await found(owner, { inviteCode: `honey-lol ${letters}1` });
    expect(data.group.inviteCode).toBe(`HONEYLOL${letters}1`);
    const again = await found(await newPlayer(server.url), { inviteCode: `H0NEYL0L${letters}L` });
    expect(again).toMatchObject({ status: 409, error: { code: 'invite_code_taken' } });
    const check = (code: string) => owner.ask('checkInviteCode', { query: { code } });
    expect((await check(`honeylol${letters}1`)).data).toEqual({
      available: false,
      code: `HONEYLOL${letters}1`,
      reason: again.error.message,
    });
    expect((await check('free code 9')).data).toEqual({ available: true, code: 'FREECODE9' });
    expect((await check('shitty1')).data).toEqual({
      available: false,
      reason: 'Let us find a kinder code.',
    });
    expect((await check('no!')).data.reason).toMatch(/6 to 20/);
    // Nothing but space is no choice.
    const generated = await found(owner, { inviteCode: '  ' });
    expect(generated.data.group.inviteCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  });

  test('twice with one Idempotency-Key makes one hive', async () => {
    const owner = await newPlayer(server.url);
    const headers = { ...owner.headers, 'idempotency-key': 'once' };
    const make = () => callApi(server.url, 'createGroup', { body: { name: 'Once' } }, headers);
    const listener = await TestListener.open(server.url, owner.headers);
    const answers = await Promise.all([make(), make(), make()]);
    await owner.ask('changeMe', { body: { displayName: 'Founder' } });
    await listener.until(() => listener.signals().length > 1);
    listener.close();
    expect(listener.signals()).toEqual([
      { topic: 'group', id: answers[0].data.group.groupId, version: 1 },
      { topic: 'player', id: owner.player.userId, version: 2 },
    ]);
    expect(new Set(answers.map(({ data }) => data.group.groupId)).size).toBe(1);
    expect(await hivesOf(owner)).toHaveLength(1);
  });

  test.each([
    [{ name: 'x' }, 400, /at least 2/],
    [{ name: 'a'.repeat(10_000) }, 400, /at most 40/],
    [{ name: 'turn\u202Earound' }, 400, /invisible/],
    [{ name: 'shitheads' }, 422, /kinder name/],
    [{ description: 'a'.repeat(281) }, 400, /280 characters/],
    [{ description: 'you shithead' }, 422, /kinder words/],
    [{ inviteCode: 'bee' }, 400, /6 to 20/],
    [{ inviteCode: 'fuckyou' }, 422, /kinder code/],
  ])('%j is refused in plain words', async (body, status, words) => {
    const answer = await found(await newPlayer(server.url), body);
    expect(answer.status).toBe(status);
    expect(answer.error.message).toMatch(words);
    const [field] = Object.keys(body);
    const fields = { [field ?? '']: answer.error.message };
    expect(answer.error.details).toEqual(status === 400 ? { fields } : undefined);
  });

  test('is limited to a hundred hives within a day, those that have ended included', async () => {
    const owner = await newPlayer(server.url);
    const { userId } = owner.player;
    const now = server.clock.now();
    await server.db.transaction([], async (sql) => {
      for (let index = 0; index < 99; index += 1) {
        await insertGroup(sql, {
          id: `ended-${userId}-${index}`,
          type: 'hive',
          name: 'Ended',
          description: '',
          owner_id: null,
          friends_of: null,
          invite_code: null,
          code_key: null,
          join_policy: 'open',
          version: 1,
          created_at: now,
          created_by: userId,
          create_key: null,
          ended_at: now,
          ended_reason: null,
        });
      }
    });
    expect((await found(owner, {})).status).toBe(200);
    expect(await found(owner, {})).toMatchObject({
      status: 429,
      error: {
        code: 'slow_down',
        message: 'You have founded 100 hives within a day. Come back later.',
      },
    });
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    'خلية النحل',
    '👩‍👩‍👧‍👦 蜂の巣',
    "Robert'); drop table groups;--",
  ])('a name like %s is kept as it is', async (name) => {
    const { owner, groupId } = await createTestHive(server.url, { name });
    expect((await hivesOf(owner))[0]).toMatchObject({ groupId, name });
  });

  test(`is limited to ${maxHivesPerPlayer} hives`, async () => {
    const owner = await newPlayer(server.url);
    for (let count = 1; count < maxHivesPerPlayer; count += 1) await found(owner, {});
    const wanted = await createTestHive(server.url, { joinPolicy: 'approval' });
    const { requestId } = await wanted.ask(owner);
    const otherHive = await createTestHive(server.url);
    const body = { joinMethod: 'link' as const, inviteCode: otherHive.code };
    const tooMany = {
      status: 409,
      error: {
        code: 'too_many_groups',
        message: 'You are in as many hives as one bee can visit. Leave one first.',
      },
    };
    // Open requests count, too, where another is made.
    expect(await owner.ask('requestGroup', { body })).toMatchObject(tooMany);
    expect((await found(owner, {})).status).toBe(200);
    expect(await found(owner, {})).toMatchObject(tooMany);
    expect(await owner.ask('joinGroup', { body })).toMatchObject(tooMany);
    expect(await wanted.owner.ask('approveRequest', { body: { requestId } })).toMatchObject({
      status: 409,
      error: {
        code: 'too_many_groups',
        message: 'They are in as many hives as one bee can visit.',
      },
    });
    expect(await wanted.read()).toMatchObject({ memberCount: 1, openRequests: 1 });
  });
});

describe('the owner', () => {
  test('changes name, description, code and policy, and members are signalled', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    const listener = await TestListener.open(server.url, member.headers);
    const params = { groupId: hive.groupId };
    const body = { name: 'New name', description: 'New', joinPolicy: 'approval' as const };
    const { data } = await hive.owner.ask('updateGroup', { params, body });
    expect(data.group).toMatchObject({ ...body, id: hive.groupId });
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toEqual([
      { topic: 'group', id: hive.groupId, version: data.group.version },
    ]);
    const same = await hive.owner.ask('updateGroup', { params, body });
    expect(same.data.group.version).toBe(data.group.version);
    const kept = await hive.owner.ask('updateGroup', { params, body: { inviteCode: hive.code } });
    expect(kept.data.group).toEqual(data.group);
    for (const change of [
      { name: 'Newer' },
      { description: '' },
      { joinPolicy: 'open' as const },
    ]) {
      const before = await hive.read();
      const changed = await hive.owner.ask('updateGroup', { params, body: change });
      expect(changed.data.group).toEqual({ ...before, ...change, version: before.version + 1 });
    }
    const renewed = await hive.owner.ask('updateGroup', { params, body: { inviteCode: '' } });
    expect(renewed.data.group.inviteCode).not.toBe(hive.code);
    const chosen = `chosen${unusedLetters()}`;
    const picked = await hive.owner.ask('updateGroup', { params, body: { inviteCode: chosen } });
    expect(picked.data.group.inviteCode).toBe(chosen.toUpperCase());
    const other = await createTestHive(server.url);
    const taken = { params: { groupId: other.groupId }, body: { inviteCode: chosen } };
    expect(await other.owner.ask('updateGroup', taken)).toMatchObject({
      status: 409,
      error: { code: 'invite_code_taken' },
    });
    const old = await callApi(server.url, 'previewGroup', { params: { code: hive.code } });
    expect(old.status).toBe(404);
    listener.close();
  });

  test.each(['ownerId', 'owner_id', 'type', 'memberCount', 'groupId', 'version', 'endedAt'])(
    'can not set %s',
    async (field) => {
      const hive = await createTestHive(server.url);
      const body = { name: 'Mine', [field]: 'x' };
      const answer = await hive.owner.ask('updateGroup', {
        params: { groupId: hive.groupId },
        body,
      });
      expect(answer.status).toBe(400);
      expect(await hive.read()).toMatchObject({ name: 'The Tuesday bees', type: 'hive' });
    },
  );

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
    const { groupId } = (await found(player, {})).data.group;
    expect(await hivesOf(player)).toMatchObject([{ groupId, joined: true }]);
    expect(await hivesOf(player, 'true')).toMatchObject([
      { groupId, joined: true },
      { groupId: left.groupId, joined: false },
    ]);
  });

  test('ends the hive for everybody, frees its code and rejects open requests', async () => {
    const hive = await createTestHive(server.url, {
      inviteCode: `endofit${unusedLetters()}`,
    });
    const member = await hive.join();
    const { asker } = await hive.ask();
    const params = { groupId: hive.groupId };
    const listener = await TestListener.open(server.url, asker.headers);
    expect((await hive.owner.ask('deleteGroup', { params })).data).toEqual({ deleted: true });
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()[0]).toMatchObject({ topic: 'group', id: hive.groupId });
    expect(await hive.owner.ask('deleteGroup', { params })).toMatchObject({
      status: 404,
      error: {
        code: 'group_not_found',
        message: 'There is no such hive, or you are not in it.',
      },
    });
    expect(await hivesOf(member)).toEqual([]);
    expect(await hivesOf(member, 'true')).toMatchObject([
      { groupId: hive.groupId, joined: false, endedAt: expect.any(String) },
    ]);
    expect((await hivesOf(member, 'true'))[0]).not.toHaveProperty('inviteCode');
    expect((await asker.ask('groupRequests', { query: {} })).data.sent).toEqual([]);
    expect((await found(asker, { inviteCode: hive.code })).status).toBe(200);
    const { notifications } = (await member.ask('listNotifications', { query: {} })).data;
    expect(notifications).toMatchObject([
      {
        type: 'group_ended',
        groupId: hive.groupId,
        from: { userId: hive.owner.player.userId },
        text: `${hive.owner.player.displayName} has ended The Tuesday bees.`,
      },
    ]);
    expect((await hive.owner.ask('listNotifications', { query: {} })).data.notifications).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ type: 'group_ended' })]),
    );
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
    expect(await hivesOf(member, 'true')).toMatchObject([{ joined: false }]);
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
        const [listed] = await hivesOf(member, 'true');
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
    expect(await hivesOf(member, 'true')).toMatchObject([{ endedAt: expect.any(String) }]);
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

describe('the friends group', () => {
  test('is created once per player, and is in no list', async () => {
    const player = await newPlayer(server.url);
    const friends = () => player.ask('listGroups', { query: { type: 'friends' } });
    const answers = await Promise.all([friends(), friends(), friends()]);
    const ids = new Set(answers.map(({ data }) => data.group?.groupId));
    expect(ids.size).toBe(1);
    expect(answers[0].data.groups).toEqual([]);
    expect(await hivesOf(player, 'true')).toEqual([]);
    const groupId = [...ids][0] ?? '';
    const members = { params: { groupId }, query: {} };
    expect((await player.ask('groupMembers', members)).data.members).toEqual([]);
    const otherPlayer = await newPlayer(server.url);
    const { friendCode } = otherPlayer.player;
    await player.ask('acceptFriend', { body: { friendCode } });
    expect((await player.ask('groupMembers', members)).data.members).toMatchObject([
      {
        userId: otherPlayer.player.userId,
        displayName: otherPlayer.player.displayName,
        membership: { role: 'member', isActive: true, joinedAt: expect.any(String) },
      },
    ]);
    expect((await otherPlayer.ask('groupMembers', members)).status).toBe(404);
    for (const call of ['readGroup', 'deleteGroup', 'leaveGroup'] as const) {
      expect((await player.ask(call, { params: { groupId } })).status, call).toBe(404);
    }
  });
});
