import { describe, expect, test } from 'vitest';
import { createTestHive, listHives, unusedLetters } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

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
    expect(await listHives(member)).toEqual([]);
    expect(await listHives(member, 'true')).toMatchObject([
      { groupId: hive.groupId, joined: false, endedAt: expect.any(String) },
    ]);
    expect((await listHives(member, 'true'))[0]).not.toHaveProperty('inviteCode');
    expect((await asker.ask('groupRequests', { query: {} })).data.sent).toEqual([]);
    const body = { name: 'Bees', inviteCode: hive.code };
    expect((await asker.ask('createGroup', { body })).status).toBe(200);
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
