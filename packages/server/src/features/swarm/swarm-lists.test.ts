import type { Signal } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, newPlayers, type TestPlayer } from '../../testing/test-player.ts';
import { gatherTestSwarm, startTestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { purgeEndedSwarms } from './sweep-swarms.ts';

const server = useTestServer();

/** So many more like this one, with their members; each ended a second after the other. */
async function insertCopies(swarmId: string, count: number, isOver: boolean): Promise<void> {
  await server.db.transaction([], async (sql) => {
    const row = await sql
      .selectFrom('swarms')
      .selectAll()
      .where('id', '=', swarmId)
      .executeTakeFirstOrThrow();
    const members = await sql
      .selectFrom('swarm_members')
      .selectAll()
      .where('swarm_id', '=', swarmId)
      .execute();
    const copies = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: `${swarmId}_${index}`,
      replay_id: `${row.replay_id}_${index}`,
      room_code: null,
      create_key: null,
      ended_at: isOver ? (row.ended_at ?? row.created_at) + 1000 * (index + 1) : null,
    }));
    await sql.insertInto('swarms').values(copies).execute();
    const places = copies.flatMap(({ id }) =>
      members.map((member) => ({ ...member, id: `${id}_${member.id}`, swarm_id: id })),
    );
    await sql.insertInto('swarm_members').values(places).execute();
  });
}

describe('limits', () => {
  test('are ten open rooms and two hundred within a day', async () => {
    const host = await newPlayer(server.url);
    const create = () => host.ask('createSwarm', { body: {} });
    const rooms = await Promise.all(Array.from({ length: 10 }, create));
    expect(new Set(rooms.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(rooms.map(({ data }) => data.swarm.code)).size).toBe(10);
    expect(await create()).toMatchObject({ status: 409, error: { code: 'too_many_swarms' } });
    for (const { data } of rooms) {
      await mustCall(host, 'leaveSwarm', { params: { swarm: data.swarm.swarmId } });
    }
    await insertCopies(rooms[0]?.data.swarm.swarmId ?? '', 189, true);
    expect((await create()).status).toBe(200);
    const refused = await create();
    expect(refused).toMatchObject({
      status: 429,
      error: {
        code: 'slow_down',
        message: 'You have opened 200 tables within a day. Come back tomorrow.',
      },
    });
  });

  test('are twenty finished swarms on a page, the newest first, by a cursor of one’s own', async () => {
    const table = await startTestSwarm(server.url);
    await table.jinx(1);
    await insertCopies(table.swarmId, 21, true);
    const open = await startTestSwarm(server.url, {}, table.players);
    const list = (player: TestPlayer, cursor?: string) =>
      player.ask('listSwarms', { query: { ...(cursor && { cursor }) } });
    const first = (await list(table.player(0))).data;
    const { nextCursor = '' } = first;
    expect(first.swarms[0]).toMatchObject({ swarmId: open.swarmId, myTurn: true, round: 1 });
    expect(first.swarms[0]).not.toHaveProperty('endedAt');
    const rest = (await list(table.player(0), nextCursor)).data;
    expect(rest).not.toHaveProperty('nextCursor');
    const ids = [...first.swarms.slice(1), ...rest.swarms].map(({ swarmId }) => swarmId);
    const copies = Array.from({ length: 21 }, (_, index) => `${table.swarmId}_${20 - index}`);
    expect(ids).toEqual([...copies, table.swarmId]);
    expect(first.swarms).toHaveLength(21);
    expect(new Set(rest.swarms.map(({ minds }) => minds))).toEqual(new Set([3]));
    expect((await list(table.player(1), nextCursor)).status).toBe(400);
  });
});

test('a list of swarms needs no more statements with the tables of five hives than with one', async () => {
  const openTables = async (count: number) => {
    const player = await newPlayer(server.url);
    for (let hives = 0; hives < count; hives += 1) {
      const { groupId } = await createTestHive(server.url, {}, player);
      await mustCall(player, 'createSwarm', { body: { groupId } });
    }
    const list = () => mustCall(player, 'listSwarms', { query: {} });
    expect((await list()).swarms).toHaveLength(count);
    return countStatements(server.db, list);
  };
  expect(await openTables(5)).toBe(await openTables(1));
});

test('who left before a jinx is not counted among its minds in lists, posts and replays', async () => {
  const hive = await createTestHive(server.url);
  const table = [hive.owner, ...(await newPlayers(server.url, 3))];
  const { params, player, read, say, miss } = await startTestSwarm(server.url, {}, table);
  await miss(1);
  const { replayId = '', swarmId } = await read();
  const body = { text: 'Look', groupId: hive.groupId, swarmId };
  const { buzz } = await mustCall(hive.owner, 'postBuzz', { body });
  expect(buzz.swarm?.minds).toBe(4);
  await mustCall(player(3), 'leaveSwarm', { params });
  for (const seat of [0, 1, 2]) await say(seat, 2, 'honeymoon');
  for (const seat of [0, 3]) {
    const { swarms } = await mustCall(player(seat), 'listSwarms', { query: {} });
    expect(swarms).toMatchObject([{ outcome: 'jinx', minds: 3 }]);
  }
  const feed = await mustCall(hive.owner, 'listBuzz', { query: { groupId: hive.groupId } });
  expect(feed.buzz[0]?.swarm?.minds).toBe(3);
  const { replay } = await mustCall(hive.owner, 'readSwarmReplay', { params: { replayId } });
  expect(replay.minds).toBe(3);
});

test('what was left unplayed and codes of rooms that ended go after a day', async () => {
  const { db, clock } = server;
  const [empty, played] = [
    await gatherTestSwarm(server.url, {}, 1),
    await startTestSwarm(server.url),
  ];
  await mustCall(empty.player(0), 'leaveSwarm', { params: empty.params });
  await played.jinx(1);
  await purgeEndedSwarms({ db, clock });
  expect((await played.player(0).ask('readSwarm', { params: { swarm: played.code } })).status).toBe(
    200,
  );
  clock.advance(25 * 3_600_000);
  await purgeEndedSwarms({ db, clock });
  const byCode = await played.player(0).ask('readSwarm', { params: { swarm: played.code } });
  expect(byCode.error.code).toBe('swarm_not_found');
  expect((await played.read()).outcome).toBe('jinx');
  expect((await empty.player(0).ask('readSwarm', { params: empty.params })).status).toBe(404);
});

test('a replay is covered until it is over, and a post shows no more than that', async () => {
  const hive = await createTestHive(server.url);
  const swarm = await startTestSwarm(server.url, {}, [
    hive.owner,
    ...(await newPlayers(server.url, 2)),
  ]);
  const { replayId = '', swarmId } = await swarm.read();
  const body = { text: 'Look', groupId: hive.groupId, swarmId };
  const { buzz } = await mustCall(hive.owner, 'postBuzz', { body });
  expect(buzz.swarm).toEqual({ covered: true, replayId, minds: 3, rounds: 0 });
  await swarm.miss(1);
  const open = await mustCall(hive.owner, 'readSwarmReplay', { params: { replayId } });
  expect(open.replay).toMatchObject({ covered: true, rounds: [], mindsMap: [] });
  await swarm.jinx(2);
  const { replay } = await mustCall(hive.owner, 'readSwarmReplay', { params: { replayId } });
  expect(replay).toMatchObject({ covered: false, outcome: 'jinx', rounds: [{}, { isJinx: true }] });
  const feed = await mustCall(hive.owner, 'listBuzz', { query: { groupId: hive.groupId } });
  expect(feed.buzz[0]?.swarm).toEqual({
    covered: false,
    replayId,
    minds: 3,
    rounds: 2,
    outcome: 'jinx',
    togetherness: replay.togetherness,
  });
  const stranger = await newPlayer(server.url);
  const refused = await stranger.ask('postBuzz', { body: { text: 'Mine', swarmId } });
  expect(refused.error.code).toBe('not_your_game');
});

test('a replay of what never began, or came to nothing, is not found', async () => {
  const [waiting, left] = [await gatherTestSwarm(server.url), await startTestSwarm(server.url)];
  for (const seat of [0, 1, 2]) await left.player(seat).ask('leaveSwarm', { params: left.params });
  for (const { swarmId, player } of [waiting, left]) {
    const { replay_id: replayId } = await server.db.read
      .selectFrom('swarms')
      .select('replay_id')
      .where('id', '=', swarmId)
      .executeTakeFirstOrThrow();
    const replay = await player(0).ask('readSwarmReplay', { params: { replayId } });
    expect(replay).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const post = await player(0).ask('postBuzz', { body: { text: 'Look', swarmId } });
    expect(post.error.code).toBe('not_your_game');
  }
  const { swarms } = await mustCall(left.player(0), 'listSwarms', { query: {} });
  expect(swarms).toEqual([]);
});

test('several who ask for a rematch come to the same room', async () => {
  const { params, players, player, jinx, read } = await startTestSwarm(server.url);
  expect((await player(0).ask('rematchSwarm', { params })).error.code).toBe('not_yet');
  await jinx(1);
  const listener = await TestListener.open(server.url, player(1).headers);
  const { version, code, swarmId } = await read();
  const rooms = await Promise.all(players.map((one) => mustCall(one, 'rematchSwarm', { params })));
  // The others see that there is another room, though nothing of the old one has changed.
  const ofOld = () =>
    (listener.signals() as Signal[]).filter(({ id }) => [code, swarmId].includes(id));
  await listener.until(() => ofOld().length > 1);
  // They may have opened it by either.
  expect(ofOld()).toMatchObject([
    { topic: 'swarm', id: code, version },
    { topic: 'swarm', id: swarmId, version },
  ]);
  listener.close();
  expect(new Set(rooms.map(({ swarm }) => swarm.swarmId)).size).toBe(1);
  const { rematch } = await read();
  expect(rematch?.swarmId).toBe(rooms[0]?.swarm.swarmId);
  const next = { swarm: rematch?.code ?? '' };
  const { swarm } = await mustCall(player(0), 'readSwarm', { params: next });
  expect(swarm.seats).toHaveLength(3);
  expect(swarm).toMatchObject({ status: 'gathering', settings: { wordSeconds: null } });
});

test('everybody keeps name and face in a rematch, until they choose others there', async () => {
  const { params, player, jinx } = await startTestSwarm(server.url);
  const maya = { displayName: 'Maya', face: 5 };
  await mustCall(player(1), 'changeSwarmSeat', { params, body: maya });
  await jinx(1);
  await mustCall(player(0), 'rematchSwarm', { params });
  const { swarm } = await mustCall(player(1), 'rematchSwarm', { params });
  expect(swarm.seats[1]).toMatchObject({ ...maya, isMe: true });
  const next = { swarm: swarm.swarmId };
  const may = { displayName: 'May', face: 2 };
  await mustCall(player(1), 'changeSwarmSeat', { params: next, body: may });
  const again = await mustCall(player(1), 'rematchSwarm', { params });
  expect(again.swarm.seats[1]).toMatchObject(may);
});

test('a rematch that was left before anybody came is laid anew by who asks next', async () => {
  const { params, player, jinx, read } = await startTestSwarm(server.url);
  await jinx(1);
  const { swarm: left } = await mustCall(player(0), 'rematchSwarm', { params });
  expect((await read(1)).rematch?.swarmId).toBe(left.swarmId);
  await mustCall(player(0), 'leaveSwarm', { params: { swarm: left.swarmId } });
  expect(await read(1)).not.toHaveProperty('rematch');
  const { swarm } = await mustCall(player(1), 'rematchSwarm', { params });
  expect(swarm).toMatchObject({ status: 'gathering', isHost: true });
  expect((await read(2)).rematch?.swarmId).toBe(swarm.swarmId);
  const joined = await mustCall(player(0), 'rematchSwarm', { params });
  expect(joined.swarm).toMatchObject({ swarmId: swarm.swarmId, mySeat: 1 });
});
