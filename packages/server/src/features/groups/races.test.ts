import { maxHiveMembers } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { createTestHive, type TestHive } from '../../testing/test-hive.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const some = (count: number) => Promise.all(times(count, () => newPlayer(server.url)));
const join = (player: TestPlayer, inviteCode: string) =>
  player.ask('joinGroup', { body: { joinMethod: 'link', inviteCode } });
const inside = async (player: TestPlayer, { groupId }: TestHive) =>
  (await player.ask('readGroup', { params: { groupId } })).status === 200;
const passed = (answers: { status: number }[]) => answers.filter(({ status }) => status === 200);

/** The invariants of every hive. */
async function expectSound(groupId: string): Promise<void> {
  const { db } = server;
  const group = await db.read
    .selectFrom('groups')
    .selectAll()
    .where('id', '=', groupId)
    .executeTakeFirstOrThrow();
  const members = await db.read
    .selectFrom('group_members')
    .select('player_id')
    .where('group_id', '=', groupId)
    .where('left_at', 'is', null)
    .execute();
  expect(members.length).toBeLessThanOrEqual(maxHiveMembers);
  if (group.ended_at === null) {
    expect(members.map((row) => row.player_id)).toContain(group.owner_id);
  } else {
    expect(group.owner_id).toBeNull();
  }
}

describe('the last free membership', () => {
  test('is taken once by twenty who join at the same time', async () => {
    const hive = await createTestHive(server.url);
    for (const player of await some(maxHiveMembers - 2)) await hive.join(player);
    const late = await some(20);
    const answers = await Promise.all(late.map((player) => join(player, hive.code)));
    expect(passed(answers)).toHaveLength(1);
    const refused = answers.filter(({ error }) => error?.code === 'group_full');
    expect(refused).toHaveLength(19);
    expect(await hive.read()).toMatchObject({ memberCount: maxHiveMembers });
    const preview = await callApi(server.url, 'previewGroup', { params: { code: hive.code } });
    expect(preview.data.group.isFull).toBe(true);
    await expectSound(hive.groupId);
  });

  test('is taken once by a join and two approvals at the same time; the others still wait', async () => {
    const hive = await createTestHive(server.url);
    for (const player of await some(maxHiveMembers - 2)) await hive.join(player);
    const requests = [await hive.ask(), await hive.ask()];
    const walker = await newPlayer(server.url);
    const approve = (requestId: string) =>
      hive.owner.ask('approveRequest', { body: { requestId } });
    const answers = await Promise.all([
      ...requests.map(({ requestId }) => approve(requestId)),
      join(walker, hive.code),
    ]);
    expect(passed(answers)).toHaveLength(1);
    for (const { error } of answers.filter(({ status }) => status !== 200)) {
      expect(error.code).toBe('group_full');
    }
    const waiting = (await hive.owner.ask('groupRequests', { query: {} })).data.requests;
    const entered = await Promise.all(requests.map(({ asker }) => inside(asker, hive)));
    expect(waiting).toHaveLength(entered.filter((isIn) => !isIn).length);
    await expectSound(hive.groupId);
  });
});

describe('a request', () => {
  test('approved twenty times at once makes one member, with one notification', async () => {
    const hive = await createTestHive(server.url);
    const { asker, requestId } = await hive.ask();
    const before = (await hive.read()).version;
    const answers = await Promise.all(
      times(20, () => hive.owner.ask('approveRequest', { body: { requestId } })),
    );
    expect(passed(answers)).toHaveLength(20);
    expect(await hive.read()).toMatchObject({ memberCount: 2, version: before + 1 });
    const { unreadCount } = (await asker.ask('listNotifications', { query: {} })).data;
    expect(unreadCount).toBe(1);
  });

  test('approved and cancelled at once has one consistent outcome', async () => {
    for (const _ of times(15, () => 0)) {
      const hive = await createTestHive(server.url);
      const { asker, requestId } = await hive.ask();
      const [approved, cancelled] = await Promise.all([
        hive.owner.ask('approveRequest', { body: { requestId } }),
        asker.ask('cancelRequest', { body: { requestId } }),
      ]);
      expect(passed([approved, cancelled])).toHaveLength(1);
      expect(await inside(asker, hive)).toBe(approved.status === 200);
      const late = approved.status === 200 ? cancelled : approved;
      expect(late.error.code).toBe('request_not_open');
    }
  });

  test('approved and rejected at once has one answer', async () => {
    for (const _ of times(15, () => 0)) {
      const hive = await createTestHive(server.url);
      const { asker, requestId } = await hive.ask();
      const body = { requestId };
      const [yes, no] = await Promise.all([
        hive.owner.ask('approveRequest', { body }),
        hive.owner.ask('rejectRequest', { body }),
      ]);
      expect(passed([yes, no])).toHaveLength(1);
      expect(await inside(asker, hive)).toBe(yes.status === 200);
    }
  });

  test('made twenty times at once is stored once', async () => {
    const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
    const asker = await newPlayer(server.url);
    const answers = await Promise.all(times(20, () => join(asker, hive.code)));
    expect(new Set(answers.map(({ data }) => data.request?.requestId)).size).toBe(1);
    expect(await hive.read()).toMatchObject({ openRequests: 1 });
  });
});

describe('an owner', () => {
  test('who ends the hive while others join leaves nobody in it', async () => {
    for (const _ of times(5, () => 0)) {
      const hive = await createTestHive(server.url);
      const joiners = await some(6);
      const [ended, ...joins] = await Promise.all([
        hive.owner.ask('deleteGroup', { params: { groupId: hive.groupId } }),
        ...joiners.map((player) => join(player, hive.code)),
      ]);
      expect(ended?.status).toBe(200);
      for (const { status, error } of joins) {
        expect(status === 200 || error.code === 'group_not_found').toBe(true);
      }
      for (const player of joiners) expect(await inside(player, hive)).toBe(false);
      await expectSound(hive.groupId);
    }
  });

  test('who hands over to two members at once hands over to one', async () => {
    for (const _ of times(10, () => 0)) {
      const hive = await createTestHive(server.url);
      const heirs = [await hive.join(), await hive.join()];
      const answers = await Promise.all(
        heirs.map(({ player }) =>
          hive.owner.ask('handOverGroup', {
            params: { groupId: hive.groupId },
            body: { memberUserId: player.userId },
          }),
        ),
      );
      expect(passed(answers)).toHaveLength(1);
      const late = answers.find(({ status }) => status !== 200);
      expect(late?.error.code).toBe('owner_only');
      const owners = await Promise.all(heirs.map((heir) => hive.read(heir)));
      expect(owners.filter(({ isOwner }) => isOwner)).toHaveLength(1);
      await expectSound(hive.groupId);
    }
  });

  test('who hands over to somebody who leaves at that moment leaves the hive with an owner', async () => {
    for (const _ of times(10, () => 0)) {
      const hive = await createTestHive(server.url);
      const heir = await hive.join();
      const params = { groupId: hive.groupId };
      await Promise.all([
        hive.owner.ask('handOverGroup', { params, body: { memberUserId: heir.player.userId } }),
        heir.ask('leaveGroup', { params }),
      ]);
      await expectSound(hive.groupId);
    }
  });

  test('who removes a member who posts at that moment has the post in the feed, or it was refused', async () => {
    for (const _ of times(10, () => 0)) {
      const hive = await createTestHive(server.url);
      const member = await hive.join();
      const params = { groupId: hive.groupId };
      const [post] = await Promise.all([
        member.ask('postBuzz', { body: { text: 'hello', groupId: hive.groupId } }),
        hive.owner.ask('removeMember', { params, body: { memberUserId: member.player.userId } }),
      ]);
      const feed = await hive.owner.ask('listBuzz', { query: params });
      expect(feed.data.buzz).toHaveLength(post.status === 200 ? 1 : 0);
    }
  });

  test('and all members leave at once: the hive ends once', async () => {
    for (const _ of times(5, () => 0)) {
      const hive = await createTestHive(server.url);
      const members = [hive.owner, await hive.join(), await hive.join(), await hive.join()];
      const params = { groupId: hive.groupId };
      const answers = await Promise.all(
        members.map((member) => member.ask('leaveGroup', { params })),
      );
      expect(passed(answers)).toHaveLength(4);
      const { db } = server;
      const row = await db.read
        .selectFrom('groups')
        .selectAll()
        .where('id', '=', hive.groupId)
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({ owner_id: null, ended_at: expect.any(Number) });
    }
  });

  test('who deletes themselves while somebody joins leaves the hive to others, or ended', async () => {
    for (const _ of times(5, () => 0)) {
      const hive = await createTestHive(server.url);
      const [joiner] = await some(1);
      if (!joiner) throw new Error('Nobody came.');
      const [deleted] = await Promise.all([
        hive.owner.ask('deleteMe', {}),
        join(joiner, hive.code),
      ]);
      expect(deleted.status).toBe(200);
      await expectSound(hive.groupId);
    }
  });

  test.each([
    ['hands over', 'handOverGroup'],
    ['leaves', 'leaveGroup'],
    ['deletes themselves too', 'deleteMe'],
    ['sends them away', 'removeMember'],
    ['lets them into another hive, and leaves it', 'approveRequest'],
  ] as const)('who %s while the next in line is being deleted harms neither', async (_, action) => {
    for (const round of times(8, (index) => index)) {
      const hive = await createTestHive(server.url);
      const [heir, third] = [await hive.join(), await hive.join()];
      const params = { groupId: hive.groupId };
      const memberUserId = heir.player.userId;
      const actions = {
        handOverGroup: () => hive.owner.ask('handOverGroup', { params, body: { memberUserId } }),
        leaveGroup: () => hive.owner.ask('leaveGroup', { params }),
        deleteMe: () => hive.owner.ask('deleteMe', {}),
        removeMember: () => hive.owner.ask('removeMember', { params, body: { memberUserId } }),
        approveRequest: async () => {
          const otherHive = await createTestHive(server.url, {}, hive.owner);
          await join(heir, otherHive.code);
          return hive.owner.ask('leaveGroup', { params: { groupId: otherHive.groupId } });
        },
      };
      const [deleted, done] = await Promise.all([heir.ask('deleteMe', {}), actions[action]()]);
      expect(deleted.status, `deletion ${round}`).toBe(200);
      expect(done.status, `action ${round}`).toBeLessThan(500);
      await expectSound(hive.groupId);
      expect(await inside(third, hive)).toBe(true);
    }
  });
});

test('twenty hives founded at once with one code: one has it', async () => {
  const founders = await some(20);
  const body = { name: 'Quick ones', inviteCode: 'firstcome' };
  const answers = await Promise.all(
    founders.map((founder) => founder.ask('createGroup', { body })),
  );
  expect(passed(answers)).toHaveLength(1);
  for (const { error } of answers.filter(({ status }) => status !== 200)) {
    expect(error.code).toBe('invite_code_taken');
  }
});

test('the database itself refuses a second hive with a code, and a deletion that would orphan one', async () => {
  const hive = await createTestHive(server.url);
  const copied = server.db.transaction([], async (sql) => {
    const row = await sql
      .selectFrom('groups')
      .selectAll()
      .where('id', '=', hive.groupId)
      .executeTakeFirstOrThrow();
    await sql
      .insertInto('groups')
      .values({ ...row, id: `${row.id}x` })
      .execute();
  });
  await expect(copied).rejects.toThrow();
  const orphaned = server.db.transaction([], (sql) =>
    sql.deleteFrom('players').where('id', '=', hive.owner.player.userId).execute(),
  );
  await expect(orphaned).rejects.toThrow();
});
