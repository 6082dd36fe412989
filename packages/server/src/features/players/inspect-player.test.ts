import { describe, expect, test } from 'vitest';
import { newAccount } from '../../testing/test-account.ts';
import { startDance } from '../../testing/test-dance.ts';
import { quickAdmin, renameTestPlayer, suspendTestPlayer } from '../../testing/test-identity.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { resetSignInLimits, setUp, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
resetSignInLimits(() => server);
const admin = setUp(() => quickAdmin(server));
const find = async (text: string) =>
  (await admin.ask('searchPlayers', { query: { text } })).data.players.map(({ userId }) => userId);

/** Numbers that differ when a test is repeated. */
let badgeNumber = 4710;
let twinNumber = 100;

describe('an admin', () => {
  test('finds a player by id, name, e-mail, badge number and friend code', async () => {
    const anna = await newAccount(server.url);
    const { userId, friendCode } = anna.player;
    await renameTestPlayer(anna, 'Ärgerliche Änna');
    badgeNumber += 1;
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('players')
        .set({ badge_number: badgeNumber })
        .where('id', '=', userId)
        .execute(),
    );
    const email = anna.email.toUpperCase();
    for (const text of [userId, ' ärger\0liche ', email, friendCode]) {
      expect(await find(text), text).toContain(userId);
    }
    for (const text of [`#${badgeNumber}`, `${badgeNumber}`])
      expect(await find(text)).toEqual([userId]);
    const { players } = (await admin.ask('searchPlayers', { query: { text: userId } })).data;
    expect(players).toEqual([
      {
        userId,
        displayName: 'Ärgerliche Änna',
        kind: 'account',
        createdAt: expect.any(String),
        seenAt: expect.any(String),
      },
    ]);
    expect(await find('%')).toEqual([]);
    expect(await find('nobody of that name')).toEqual([]);
    await suspendTestPlayer(server, anna);
    const { data } = await admin.ask('searchPlayers', { query: { suspended: 'true' } });
    expect(data.players.map((player) => player.userId)).toContain(userId);
    expect(data.players.filter(({ suspension }) => !suspension)).toEqual([]);
    const { player } = (await admin.ask('inspectPlayer', { params: { userId } })).data;
    expect(player).toMatchObject({ badgeNumber, friendCode, email: anna.email });
  });

  test('pages through all players, the newest first', async () => {
    const [first, second] = [await newPlayer(server.url), await newPlayer(server.url)];
    const one = await admin.ask('searchPlayers', { query: { limit: 1 } });
    const cursor = one.data.nextCursor ?? '';
    const two = await admin.ask('searchPlayers', { query: { limit: 1, cursor } });
    expect([one, two].map(({ data }) => data.players[0]?.userId)).toEqual([
      second.player.userId,
      first.player.userId,
    ]);
    expect([one, two].map(({ data }) => data.players.length)).toEqual([1, 1]);
  });

  test.each(['of different times', 'of the same millisecond'])(
    'sees players %s once, whoever comes and goes between two pages',
    async (times) => {
      twinNumber += 1;
      const text = `Twin ${twinNumber}`;
      const newTwin = async () => {
        const twin = await newPlayer(server.url);
        await renameTestPlayer(twin, text);
        return twin;
      };
      const createdAt = server.clock.now() - 1000;
      const twins: TestPlayer[] = [];
      for (let index = 0; index < 5; index += 1) {
        const twin = await newTwin();
        twins.push(twin);
        await server.db.transaction([], (sql) =>
          sql
            .updateTable('players')
            .set({ created_at: times === 'of different times' ? createdAt - index : createdAt })
            .where('id', '=', twin.player.userId)
            .execute(),
        );
      }
      const page = async (query: { limit: number; cursor?: string | undefined }) =>
        (await admin.ask('searchPlayers', { query: { text, ...query } })).data;
      const ids = (await page({ limit: 5 })).players.map(({ userId }) => userId);
      expect(new Set(ids)).toEqual(new Set(twins.map(({ player }) => player.userId)));

      const first = await page({ limit: 2 });
      await newTwin();
      const second = await page({ limit: 2, cursor: first.nextCursor });
      for (const { userId } of [...first.players, ...second.players]) {
        const twin = twins.find(({ player }) => player.userId === userId);
        expect((await twin?.ask('deleteMe', {}))?.status).toBe(200);
      }
      const third = await page({ limit: 2, cursor: second.nextCursor });
      const pages = [first, second, third];
      expect(pages.flatMap(({ players }) => players.map(({ userId }) => userId))).toEqual(ids);
      expect(third).not.toHaveProperty('nextCursor');
    },
  );

  test('is told of a next page only if there is one', async () => {
    twinNumber += 1;
    const text = `Twin ${twinNumber}`;
    const twins = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const twin of twins) expect((await renameTestPlayer(twin, text)).status).toBe(200);
    const page = async (limit: number) =>
      (await admin.ask('searchPlayers', { query: { text, limit } })).data;
    expect(await page(1)).toMatchObject({ players: [{}], nextCursor: expect.any(String) });
    const both = await page(2);
    expect(both.players).toHaveLength(2);
    expect(both).not.toHaveProperty('nextCursor');
  });

  test('is refused what is about nobody', async () => {
    const params = { userId: 'anon_nobody' };
    const refusal = { status: 404, error: { message: 'There is no such player.' } };
    expect(await admin.ask('inspectPlayer', { params })).toMatchObject(refusal);
    expect(await admin.ask('endPlayerSessions', { params })).toMatchObject(refusal);
    const body = { reason: 'Spam.' };
    expect(await admin.ask('suspendPlayer', { params, body })).toMatchObject(refusal);
    expect(await admin.ask('liftSuspension', { params, body })).toMatchObject(refusal);
  });

  test('reads what others reported of a player', async () => {
    const { players } = await startDance(server.url);
    const [author, reader] = players;
    const friendCode = reader.player.friendCode;
    await author.ask('acceptFriend', { body: { friendCode } });
    const posted = await author.ask('postBuzz', { body: { text: 'Buy my honey' } });
    const { buzzId } = posted.data.buzz;
    await reader.ask('reportBuzz', { params: { buzzId }, body: { reason: 'It sells things' } });
    const params = { userId: author.player.userId };
    const { reports } = (await admin.ask('inspectPlayer', { params })).data;
    expect(reports).toEqual([
      {
        buzzId,
        text: 'Buy my honey',
        reportedAt: expect.any(String),
        reporters: 1,
        state: 'open',
      },
    ]);
  });
});
