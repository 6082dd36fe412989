import { maxHivesPerPlayer } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { createTestHive, listHives, unusedLetters } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { insertGroup } from './queries.ts';

const server = useTestServer();
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
    expect(await listHives(owner)).toEqual([await read()]);
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
    expect(await listHives(owner)).toHaveLength(1);
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
    expect((await listHives(owner))[0]).toMatchObject({ groupId, name });
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
