import { describe, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { createTestHive, unusedLetters } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { insertRequest } from './joining/queries.ts';
import { upsertMember } from './members/queries.ts';

const server = useTestServer();

const preview = (code: string, headers = {}) =>
  callApi(server.url, 'previewGroup', { params: { code } }, headers);
const join = (player: TestPlayer, inviteCode: string) =>
  player.ask('joinGroup', { body: { joinMethod: 'invite_code', inviteCode } });
const inbox = async (player: TestPlayer) =>
  (await player.ask('listNotifications', { query: { unread_only: 'true' } })).data.notifications;

describe('a code', () => {
  test('shows name, owner, size and policy to anybody, and nothing of the members', async () => {
    const letters = unusedLetters();
    const hive = await createTestHive(server.url, { inviteCode: `openhouse${letters}` });
    const member = await hive.join();
    const { data } = await preview(`open house ${letters}`);
    expect(data.group).toEqual({
      name: 'The Tuesday bees',
      description: '',
      owner: { displayName: hive.owner.player.displayName },
      memberCount: 2,
      isFull: false,
      joinPolicy: 'open',
      needsApproval: false,
      inviteCode: `OPENHOUSE${letters}`,
      joined: false,
    });
    expect(JSON.stringify(data)).not.toContain(member.player.userId);
    expect(data.group).not.toHaveProperty('groupId');
    expect((await preview(`OpenHouse${letters}`, member.headers)).data.group).toMatchObject({
      joined: true,
      groupId: hive.groupId,
    });
  });

  test.each(['openhaus1', 'x', '', ' ', '../../admin', 'a'.repeat(150), '%00', '🐝🐝🐝🐝🐝🐝'])(
    '%j leads nowhere, in the same words as any other',
    async (code) => {
      const answer = await preview(code || ' ');
      expect(answer).toMatchObject({
        status: 404,
        error: { code: 'group_not_found', message: 'There is no hive with that code.' },
      });
    },
  );

  test.each(['tipToe77', 'tip toe 77', 'TIP-TOE-77', 'tiptoe77 ', 'T1PT0E77'])(
    'typed as %j opens the hive',
    async (typed) => {
      const made = await preview('tiptoe77');
      if (made.status === 404) await createTestHive(server.url, { inviteCode: 'TIPTOE77' });
      const joiner = await newPlayer(server.url);
      expect((await join(joiner, typed)).data.group).toMatchObject({ joined: true });
    },
  );

  test('used twice returns the group id', async () => {
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    expect(await join(member, hive.code)).toMatchObject({
      status: 409,
      error: { code: 'already_member', details: { groupId: hive.groupId } },
    });
  });

  test('is required of strangers; the id alone makes a request for former members', async () => {
    const hive = await createTestHive(server.url);
    const body = { joinMethod: 'link' as const, groupId: hive.groupId };
    const stranger = await newPlayer(server.url);
    expect(await stranger.ask('joinGroup', { body })).toMatchObject({ status: 404 });
    expect(await stranger.ask('requestGroup', { body })).toMatchObject({ status: 404 });
    const member = await hive.join();
    await member.ask('leaveGroup', { params: { groupId: hive.groupId } });
    expect((await member.ask('joinGroup', { body })).data).toMatchObject({
      request: { status: 'pending' },
    });
  });
});

describe('a player whom the owner has blocked', () => {
  test.each(['open', 'approval'] as const)(
    'can’t tell the code of the hive, %s, from one that leads nowhere',
    async (joinPolicy) => {
      const hive = await createTestHive(server.url, { joinPolicy });
      const stranger = await newPlayer(server.url);
      await hive.owner.ask('blockPlayer', { body: { userId: stranger.player.userId } });
      for (const call of [
        (inviteCode: string) => join(stranger, inviteCode),
        (inviteCode: string) => stranger.ask('requestGroup', { body: { inviteCode } }),
        (inviteCode: string) => preview(inviteCode, stranger.headers),
      ]) {
        const [hidden, nowhere] = [await call(hive.code), await call('N0SUCHHIVE')];
        expect(hidden.status).toBe(404);
        expect({ ...hidden, headers: null }).toEqual({ ...nowhere, headers: null });
      }
      expect(await inbox(hive.owner)).toEqual([]);
    },
  );

  test('can’t rejoin by the id either, and stays a member if they are one', async () => {
    const hive = await createTestHive(server.url);
    const [former, member] = [await hive.join(), await hive.join()];
    await former.ask('leaveGroup', { params: { groupId: hive.groupId } });
    for (const { player } of [former, member])
      await hive.owner.ask('blockPlayer', { body: { userId: player.userId } });
    const body = { joinMethod: 'link' as const, groupId: hive.groupId };
    expect(await former.ask('joinGroup', { body })).toMatchObject({
      status: 404,
      error: { code: 'group_not_found' },
    });
    expect(await join(member, hive.code)).toMatchObject({ error: { code: 'already_member' } });
    expect((await preview(hive.code, member.headers)).data.group.joined).toBe(true);
  });
});

describe('a player who has blocked the owner', () => {
  test('is told to unblock them first', async () => {
    const hive = await createTestHive(server.url);
    const stranger = await newPlayer(server.url);
    await stranger.ask('blockPlayer', { body: { userId: hive.owner.player.userId } });
    expect(await join(stranger, hive.code)).toMatchObject({
      status: 403,
      error: {
        code: 'blocked',
        message: 'You have blocked the owner of this hive. Unblock them in the settings first.',
      },
    });
  });
});

describe('a request', () => {
  test('is made by joining a hive with approval, and makes a member when it is approved', async () => {
    const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
    const asker = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, asker.headers);
    const reply = await join(asker, hive.code);
    const { requestId } = reply.data.request ?? { requestId: '' };
    expect(reply.data).toEqual({
      request: {
        requestId,
        userId: asker.player.userId,
        displayName: asker.player.displayName,
        groupId: hive.groupId,
        groupName: 'The Tuesday bees',
        joinMethod: 'invite_code',
        status: 'pending',
        createdAt: expect.any(String),
      },
    });
    expect((await join(asker, hive.code)).data.request?.requestId).toBe(requestId);
    expect((await preview(hive.code, asker.headers)).data.group.request).toEqual({
      requestId,
      status: 'pending',
    });
    expect(await inbox(hive.owner)).toMatchObject([
      {
        type: 'group_request',
        groupId: hive.groupId,
        from: { userId: asker.player.userId },
        text: `${asker.player.displayName} would like to join The Tuesday bees.`,
      },
    ]);
    expect(await hive.read()).toMatchObject({ openRequests: 1, memberCount: 1 });
    const { requests, sent } = (await hive.owner.ask('groupRequests', { query: {} })).data;
    expect({ requests, sent }).toMatchObject({ requests: [{ requestId }], sent: [] });
    expect((await asker.ask('groupRequests', { query: {} })).data).toEqual({
      requests: [],
      sent: [reply.data.request],
    });
    const elsewhere = await createTestHive(server.url);
    const { data: sentElsewhere } = await asker.ask('groupRequests', {
      query: { groupId: elsewhere.groupId },
    });
    expect(sentElsewhere).toEqual({ requests: [], sent: [] });
    const { data: sentHere } = await asker.ask('groupRequests', {
      query: { groupId: hive.groupId },
    });
    expect(sentHere.sent).toHaveLength(1);

    const approve = () => hive.owner.ask('approveRequest', { body: { requestId } });
    const signalCount = listener.signals().length;
    expect((await approve()).data.request).toEqual({ ...reply.data.request, status: 'approved' });
    await listener.until(() => listener.signals().length > signalCount);
    expect((await approve()).status).toBe(200);
    expect(await hive.read(asker)).toMatchObject({ joined: true, memberCount: 2 });
    expect((await preview(hive.code, asker.headers)).data.group).not.toHaveProperty('request');
    expect(await inbox(hive.owner)).toEqual([]);
    expect((await inbox(asker))[0]?.text).toBe(
      `${hive.owner.player.displayName} has let you into The Tuesday bees.`,
    );
    listener.close();
  });

  test('that was rejected makes no member, and can be repeated', async () => {
    const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
    const { asker, requestId } = await hive.ask();
    const rejected = await hive.owner.ask('rejectRequest', { body: { requestId } });
    expect(rejected.data.request).toMatchObject({ requestId, status: 'rejected' });
    expect(await hive.read()).toMatchObject({ memberCount: 1, openRequests: 0 });
    expect(await asker.ask('cancelRequest', { body: { requestId } })).toMatchObject({
      status: 409,
      error: { code: 'request_not_open' },
    });
    expect(await hive.owner.ask('approveRequest', { body: { requestId } })).toMatchObject({
      status: 409,
      error: { code: 'request_not_open' },
    });
    expect((await preview(hive.code, asker.headers)).data.group.request?.status).toBe('rejected');
    expect(await inbox(asker)).toEqual([]);
    const again = await hive.ask(asker);
    expect(again.requestId).not.toBe(requestId);
  });

  test('that was cancelled can’t be approved, and is removed from the owner’s inbox', async () => {
    const hive = await createTestHive(server.url);
    const { asker, requestId } = await hive.ask();
    const cancel = () => asker.ask('cancelRequest', { body: { requestId } });
    const listener = await TestListener.open(server.url, asker.headers);
    const cancelled = await cancel();
    expect(cancelled.data.request).toMatchObject({ requestId, status: 'cancelled' });
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()[0]).toMatchObject({ topic: 'group', id: hive.groupId });
    expect((await cancel()).data).toEqual(cancelled.data);
    expect(await hive.owner.ask('approveRequest', { body: { requestId } })).toMatchObject({
      error: { code: 'request_not_open' },
    });
    expect(await inbox(hive.owner)).toEqual([]);
    expect((await preview(hive.code, asker.headers)).data.group).not.toHaveProperty('request');
  });

  test('is closed when its maker joins by an open code', async () => {
    const hive = await createTestHive(server.url);
    const { asker, requestId } = await hive.ask();
    await hive.join(asker);
    expect((await hive.owner.ask('groupRequests', { query: {} })).data.requests).toEqual([]);
    expect((await hive.owner.ask('approveRequest', { body: { requestId } })).status).toBe(200);
    expect(await inbox(hive.owner)).toEqual([]);
    expect(await hive.read()).toMatchObject({ memberCount: 2 });
  });

  test('can’t be seen, answered or cancelled by others', async () => {
    const hive = await createTestHive(server.url);
    const { asker, requestId } = await hive.ask();
    const member = await hive.join();
    for (const player of [member, asker, await newPlayer(server.url)]) {
      for (const name of ['approveRequest', 'rejectRequest'] as const) {
        expect(await player.ask(name, { body: { requestId } })).toMatchObject({
          status: 404,
          error: { code: 'not_found', message: 'There is no such request.' },
        });
      }
    }
    for (const player of [member, hive.owner]) {
      expect((await player.ask('cancelRequest', { body: { requestId } })).status).toBe(404);
    }
  });

  test('is limited to two hundred within a day', async () => {
    const hive = await createTestHive(server.url);
    const asker = await newPlayer(server.url);
    const now = server.clock.now();
    await server.db.transaction([], async (sql) => {
      for (let index = 0; index < 199; index += 1) {
        await insertRequest(sql, {
          id: `request-${asker.player.userId}-${index}`,
          group_id: hive.groupId,
          player_id: asker.player.userId,
          join_method: 'link',
          status: 'cancelled',
          created_at: now,
          answered_at: now,
        });
      }
    });
    await hive.ask(asker);
    const another = await createTestHive(server.url);
    const body = { inviteCode: another.code };
    expect(await asker.ask('requestGroup', { body })).toMatchObject({
      status: 429,
      error: {
        code: 'slow_down',
        message: 'You have asked 200 times within a day. Come back later.',
      },
    });
  });

  test('to a hive of fifty is refused, and its code says that it is full', async () => {
    const hive = await createTestHive(server.url);
    const joinMany = async (count: number) => {
      const players = await Promise.all(Array.from({ length: count }, () => newPlayer(server.url)));
      await server.db.transaction([], async (sql) => {
        for (const { player } of players) {
          await upsertMember(sql, {
            group_id: hive.groupId,
            player_id: player.userId,
            joined_at: 0,
            join_method: 'link',
            left_at: null,
            was_removed: 0,
          });
        }
      });
    };
    await joinMany(48);
    expect((await preview(hive.code)).data.group).toMatchObject({ memberCount: 49, isFull: false });
    await hive.join();
    expect((await preview(hive.code)).data.group).toMatchObject({ memberCount: 50, isFull: true });
    const late = await newPlayer(server.url);
    const full = { status: 409, error: { code: 'group_full', message: 'This hive is full.' } };
    expect(await join(late, hive.code)).toMatchObject(full);
    expect(await late.ask('requestGroup', { body: { inviteCode: hive.code } })).toMatchObject(full);
  });

  test('stays open when the owner changes, and the new one answers', async () => {
    const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
    const { requestId } = await hive.ask();
    const heir = await hive.ask();
    await hive.owner.ask('approveRequest', { body: { requestId: heir.requestId } });
    await hive.owner.ask('leaveGroup', { params: { groupId: hive.groupId } });
    const approve = { body: { requestId } };
    expect((await hive.owner.ask('approveRequest', approve)).status).toBe(404);
    expect((await heir.asker.ask('approveRequest', approve)).status).toBe(200);
  });
});

test(`${repetitions(10_000)} guesses find nothing and are rate-limited, whoever guesses`, {
  timeout: 120_000,
}, async () => {
  const guarded = await startTestServer({ settings: { RATE_LIMIT: 'on' } });
  const hive = await createTestHive(guarded.url);
  const players = [hive.owner, await newPlayer(guarded.url), await newPlayer(guarded.url)];
  const seen = new Map<string, number>();
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const guess = async (index: number) => {
    const code = Array.from({ length: 8 }, (_, at) => letters[(index * 7919 + at * 31) % 32]).join(
      '',
    );
    const headers = players[index % 4]?.headers ?? {};
    const input = { params: { code } };
    const answer = await callApi(guarded.url, 'previewGroup', input, headers);
    const what = `${answer.status} ${answer.error.message}`;
    seen.set(what, (seen.get(what) ?? 0) + 1);
  };
  for (let from = 0; from < repetitions(10_000); from += 100) {
    await Promise.all(Array.from({ length: 100 }, (_, index) => guess(from + index)));
  }
  const answers = [...seen.keys()].sort();
  expect(answers).toEqual(['404 There is no hive with that code.', expect.stringMatching(/^429 /)]);
  expect(seen.get('404 There is no hive with that code.')).toBeLessThanOrEqual(300);
  await guarded.stop();
});
