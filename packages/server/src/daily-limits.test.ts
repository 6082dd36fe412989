import { expect, test } from 'vitest';
import type { Writer } from './platform/database/database.ts';
import { createTestHive } from './testing/test-hive.ts';
import { newPlayer } from './testing/test-player.ts';
import { useTestServer } from './testing/use-test-server.ts';

const server = useTestServer();

const tooMany = { status: 429, error: { code: 'slow_down' } };
const write = (work: (sql: Writer) => Promise<void>) => server.db.transaction([], work);
const copies = <Row>(count: number, row: Row, change: (index: number) => Partial<Row>) =>
  Array.from({ length: count }, (_, index) => ({ ...row, ...change(index) }));

test('a hundred hives are founded in a day, also where each was ended before the next', async () => {
  const { owner, groupId } = await createTestHive(server.url);
  const found = () => owner.ask('createGroup', { body: { name: 'One more' } });
  await write(async (sql) => {
    const row = await sql
      .selectFrom('groups')
      .selectAll()
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow();
    const ended = { ended_at: row.created_at, code_key: null, invite_code: null, owner_id: null };
    const rows = copies(98, row, (index) => ({ ...ended, id: `ended_${index}` }));
    await sql.insertInto('groups').values(rows).execute();
  });
  expect((await found()).status).toBe(200);
  const refused = await found();
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
});

test('two hundred requests to join are made in a day, also where each was taken back', async () => {
  const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
  const { asker, requestId } = await hive.ask();
  await asker.ask('cancelRequest', { body: { requestId } });
  await write(async (sql) => {
    const row = await sql
      .selectFrom('group_requests')
      .selectAll()
      .where('id', '=', requestId)
      .executeTakeFirstOrThrow();
    const rows = copies(199, row, (index) => ({ id: `cancelled_${index}` }));
    await sql.insertInto('group_requests').values(rows).execute();
  });
  const body = { inviteCode: hive.code };
  expect(await asker.ask('requestGroup', { body })).toMatchObject(tooMany);
});

test('a thousand invites are sent in a day, also where each was taken back', async () => {
  const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
  const invite = () => anna.ask('inviteToDance', { body: { invitedPlayer: ben.player.userId } });
  const { gameId } = (await invite()).data.game;
  await anna.ask('abandonDance', { body: { gameId } });
  await write(async (sql) => {
    const row = await sql
      .selectFrom('dance_games')
      .selectAll()
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    const rows = copies(998, row, (index) => ({
      id: `gone_${index}`,
      invite_key: null,
      replay_id: `gone_${index}`,
    }));
    for (let from = 0; from < rows.length; from += 100)
      await sql
        .insertInto('dance_games')
        .values(rows.slice(from, from + 100))
        .execute();
  });
  const last = await invite();
  expect(last.status).toBe(200);
  await anna.ask('abandonDance', { body: { gameId: last.data.game.gameId } });
  expect(await invite()).toMatchObject(tooMany);
});

test('a thousand players can be blocked, and no more', async () => {
  const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => newPlayer(server.url)));
  if (!anna || !ben || !cleo) throw new Error('Too few players.');
  await write(async (sql) => {
    const row = await sql
      .selectFrom('players')
      .selectAll()
      .where('id', '=', ben.player.userId)
      .executeTakeFirstOrThrow();
    const players = copies(999, row, (index) => ({
      id: `anon_blocked_${index}`,
      friend_code: `BLOCKED${index}`,
    }));
    for (let from = 0; from < players.length; from += 100)
      await sql
        .insertInto('players')
        .values(players.slice(from, from + 100))
        .execute();
    const blocks = players.map(({ id }) => ({
      player_id: anna.player.userId,
      blocked_id: id,
      since: 1,
    }));
    await sql.insertInto('blocks').values(blocks).execute();
  });
  const block = (userId: string) => anna.ask('blockPlayer', { body: { userId } });
  expect((await block(ben.player.userId)).status).toBe(200);
  expect(await block(cleo.player.userId)).toMatchObject({
    status: 409,
    error: { code: 'friends_full', message: expect.stringContaining('blocked') },
  });
});
