import { expect, test } from 'vitest';
import { createTestHive } from '../../testing/test-hive.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { setUp, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const admin = setUp(() => quickAdmin(server));

const search = async (text: string, more = {}) =>
  (await admin.ask('searchGroups', { query: { search: text, ...more } })).data;

test('an admin finds a hive by part of its name, its code, its owner or its id', async () => {
  const hive = await createTestHive(server.url, {
    name: '100% Honey_Bees',
    inviteCode: 'findme77',
  });
  await createTestHive(server.url, { name: '1000 Honeybees' });
  await hive.owner.ask('changeMe', { body: { displayName: 'Rosalind' } });
  for (const text of ['100% honey_', 'HONEY_B', 'find me 77', 'rosalin', hive.groupId]) {
    const { groups } = await search(text);
    expect(groups, text).toMatchObject([{ groupId: hive.groupId }]);
  }
  const apples = await createTestHive(server.url, { name: 'Äpfel & Éclairs' });
  for (const text of ['äpfel', 'ÄPFEL & é', 'éCLAIR']) {
    expect((await search(text)).groups, text).toMatchObject([{ groupId: apples.groupId }]);
  }
  expect((await search("' or 1=1 --")).groups).toEqual([]);
  expect((await search('%')).groups.map(({ name }) => name)).toEqual(['100% Honey_Bees']);
});

test('an admin reads the list page by page', async () => {
  for (let count = 0; count < 5; count += 1)
    await createTestHive(server.url, { name: `Paged ${count}` });
  const first = await search('paged', { limit: 3 });
  const second = await search('paged', { limit: 3, cursor: first.nextCursor });
  const names = [...first.groups, ...second.groups].map(({ name }) => name);
  expect(new Set(names).size).toBe(5);
  expect(second.nextCursor).toBeUndefined();
});

test('an admin inspects a hive: its members, former ones included, and its requests', async () => {
  const hive = await createTestHive(server.url);
  const leaver = await hive.join();
  await leaver.ask('leaveGroup', { params: { groupId: hive.groupId } });
  const { requestId } = await hive.ask();
  const { data } = await admin.ask('inspectGroup', { params: { groupId: hive.groupId } });
  expect(data).toMatchObject({
    group: { groupId: hive.groupId, inviteCode: hive.code, openRequests: 1 },
    members: [
      { membership: { role: 'owner', isActive: true } },
      { membership: { isActive: false }, leftAt: expect.any(String) },
    ],
    requests: [{ requestId, status: 'pending' }],
  });
});

test('an admin dissolves a hive with a reason, which its members are told and which is stored', async () => {
  const hive = await createTestHive(server.url);
  const member = await hive.join();
  const listener = await TestListener.open(server.url, member.headers);
  const params = { groupId: hive.groupId };
  const dissolve = (reason: string) => admin.ask('dissolveGroup', { params, body: { reason } });
  expect((await dissolve(' ')).status).toBe(400);
  const { data } = await dissolve('Unkind to {name}.');
  expect(data.group).toMatchObject({ endedReason: 'Unkind to {name}.', memberCount: 2 });
  await listener.until(() => listener.signals().length > 0);
  listener.close();
  expect((await dissolve('Another reason')).data.group.endedReason).toBe('Unkind to {name}.');
  expect((await member.ask('readGroup', { params })).status).toBe(404);
  const { notifications } = (await member.ask('listNotifications', { query: {} })).data;
  expect(notifications[0]).toMatchObject({
    type: 'group_ended',
    text: 'We had to close The Tuesday bees. Unkind to name.',
  });
  const mine = await member.ask('listGroups', { query: { includeInactive: 'true' } });
  expect(mine.data.groups).toMatchObject([{ joined: false, endedReason: 'Unkind to {name}.' }]);
  expect((await search(hive.groupId)).groups).toEqual([]);
  expect((await search(hive.groupId, { includeInactive: 'true' })).groups).toHaveLength(1);
  const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
  expect(entries.map(({ act }) => act)).toContain('dissolveGroup');
});
