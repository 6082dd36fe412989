import { expect, test } from 'vitest';
import { createTestHive, listHives, unusedLetters } from '../../testing/test-hive.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { setUp, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
const admin = setUp(() => quickAdmin(server));

const search = async (text: string, more = {}) =>
  (await admin.ask('searchGroups', { query: { search: text, ...more } })).data;

test('an admin finds a hive by part of its name, its code, its owner or its id', async () => {
  const letters = unusedLetters();
  const small = letters.toLowerCase();
  const name = `${letters} 100% Honey_Bees`;
  const hive = await createTestHive(server.url, { name, inviteCode: `findme77${letters}` });
  await createTestHive(server.url, { name: `${letters} 1000 Honeybees` });
  await hive.owner.ask('changeMe', { body: { displayName: `Rosalind ${small}` } });
  for (const text of [
    `${small} 100% honey_`,
    `${letters} 100% HONEY_B`,
    ` find me 77 ${letters} `,
    `rosalind ${letters}`,
    hive.groupId,
  ]) {
    const { groups } = await search(text);
    expect(groups, text).toMatchObject([{ groupId: hive.groupId }]);
  }
  const apples = await createTestHive(server.url, { name: `${letters} Äpfel & Éclairs` });
  for (const text of ['äpfel', 'ÄPFEL & é', 'Äpfel & éCLAIR']) {
    expect((await search(`${letters} ${text}`)).groups, text).toMatchObject([
      { groupId: apples.groupId },
    ]);
  }
  expect((await search("' or 1=1 --")).groups).toEqual([]);
  expect(new Set((await search('%')).groups.map((group) => group.name.slice(-15)))).toEqual(
    new Set(['100% Honey_Bees']),
  );
  expect((await search('')).groups.length).toBeGreaterThanOrEqual(3);
});

test('an admin reads the list page by page', async () => {
  const letters = unusedLetters();
  for (let count = 0; count < 6; count += 1) {
    server.clock.advance(1000);
    await createTestHive(server.url, { name: `Paged ${letters} ${count}` });
  }
  const page = (more = {}) => search(`paged ${letters}`, { limit: 3, ...more });
  const first = await page();
  const second = await page({ cursor: first.nextCursor });
  const namesOf = ({ groups }: typeof first) => groups.map(({ name }) => name.at(-1));
  expect([namesOf(first), namesOf(second)]).toEqual([
    ['5', '4', '3'],
    ['2', '1', '0'],
  ]);
  expect(second).not.toHaveProperty('nextCursor');
  expect(await page({ limit: 6 })).not.toHaveProperty('nextCursor');

  // Hives that are opened or ended between two pages move no others.
  await createTestHive(server.url, { name: `Paged ${letters} 6` });
  const afterNewcomer = await page({ cursor: first.nextCursor });
  expect(namesOf(afterNewcomer)).toEqual(['2', '1', '0']);
  for (const { groupId } of first.groups) {
    const ended = await admin.ask('dissolveGroup', {
      params: { groupId },
      body: { reason: 'Test.' },
    });
    expect(ended.status).toBe(200);
  }
  expect(namesOf(await page({ cursor: first.nextCursor }))).toEqual(['2', '1', '0']);
});

test('an admin inspects a hive: its members, former ones included, and its requests', async () => {
  const hive = await createTestHive(server.url);
  const leaver = await hive.join();
  await leaver.ask('leaveGroup', { params: { groupId: hive.groupId } });
  const { requestId } = await hive.ask();
  const { data } = await admin.ask('inspectGroup', { params: { groupId: hive.groupId } });
  const { owner } = hive;
  expect(data).toMatchObject({
    group: {
      groupId: hive.groupId,
      inviteCode: hive.code,
      openRequests: 1,
      memberCount: 1,
      owner: { userId: owner.player.userId, displayName: owner.player.displayName },
    },
    members: [
      { userId: owner.player.userId, membership: { role: 'owner', isActive: true } },
      {
        userId: leaver.player.userId,
        membership: { role: 'member', isActive: false },
        leftAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ],
    requests: [{ requestId, status: 'pending' }],
  });
  expect(data.members[0]).not.toHaveProperty('leftAt');
  for (const field of ['isOwner', 'joined', 'endedAt', 'endedReason']) {
    expect(data.group).not.toHaveProperty(field);
  }
  const nowhere = { params: { groupId: 'group_none' } };
  const unknown = {
    status: 404,
    error: { code: 'group_not_found', message: 'There is no such hive.' },
  };
  expect(await admin.ask('inspectGroup', nowhere)).toMatchObject(unknown);
  const body = { reason: 'Unkind' };
  expect(await admin.ask('dissolveGroup', { ...nowhere, body })).toMatchObject(unknown);
});

test('an admin dissolves a hive with a reason, which its members are told and which is stored', async () => {
  const hive = await createTestHive(server.url);
  const member = await hive.join();
  const listener = await TestListener.open(server.url, member.headers);
  const params = { groupId: hive.groupId };
  const dissolve = (reason: string) => admin.ask('dissolveGroup', { params, body: { reason } });
  const message = 'A reason has 1 to 280 characters, none of them hidden.';
  for (const reason of [' ', 'a'.repeat(281)]) {
    expect(await dissolve(reason)).toMatchObject({
      status: 400,
      error: { code: 'invalid_input', message, details: { fields: { reason: message } } },
    });
  }
  const { data } = await dissolve('Unkind to {name}.');
  expect(data.group).toMatchObject({ endedReason: 'Unkind to {name}.', memberCount: 2 });
  await listener.until(() => listener.signals().length > 0);
  listener.close();
  expect((await dissolve('Another reason')).data.group.endedReason).toBe('Unkind to {name}.');
  expect((await member.ask('readGroup', { params })).status).toBe(404);
  const { notifications } = (await member.ask('listNotifications', { query: {} })).data;
  expect(notifications[0]).toMatchObject({
    type: 'group_ended',
    groupId: hive.groupId,
    text: 'We had to close The Tuesday bees. Unkind to name.',
  });
  const mine = await listHives(member, 'true');
  expect(mine).toMatchObject([{ joined: false, endedReason: 'Unkind to {name}.' }]);
  expect((await search(hive.groupId)).groups).toEqual([]);
  expect((await search(hive.groupId, { includeInactive: 'true' })).groups).toHaveLength(1);
  const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
  expect(entries.map(({ act }) => act)).toContain('dissolveGroup');
});
