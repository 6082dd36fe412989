import type { Signal, Swarm } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { createTestHive } from '../../testing/test-hive.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import {
  gatherTestSwarm,
  startTestSwarm,
  type TestSwarm,
  testSwarmOf,
} from '../../testing/test-swarm.ts';
import { holdTransactions } from '../../testing/transaction-timing.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { purgeEndedSwarms } from './sweep-swarms.ts';

const server = useTestServer();

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const hour = 3_600_000;

/** A seat as who sits at the table sees it. */
function seatOf(
  table: TestSwarm,
  seat: number,
  viewer: number | null,
  more: object = {},
): Swarm['seats'][number] {
  const { displayName, userId } = table.player(seat).player;
  return {
    seat,
    isBee: false,
    displayName,
    face: expect.any(Number),
    isMe: seat === viewer,
    isHost: seat === 0,
    isHere: seat === viewer,
    state: 'in',
    fromRound: 1,
    hasSealed: false,
    ...(viewer !== null && { userId }),
    ...more,
  };
}
const beeSeat = { isBee: true, displayName: 'The bee', face: 1, isHere: true, hasSealed: true };

describe('a table', () => {
  test('is shown whole to who sits there and to who looks on: gathering, playing and over', async () => {
    const settings = { rounds: 5, wordSeconds: 30, withBee: true } as const;
    const table = await gatherTestSwarm(server.url, settings);
    const { params, swarmId, code } = table;
    const spectator = await newPlayer(server.url);
    const look = async () => (await mustCall(spectator, 'readSwarm', { params })).swarm;
    const head = {
      swarmId,
      code,
      createdAt: time,
      serverTime: time,
      version: 3,
      pace: 'live',
      settings,
      isExtended: false,
    };
    const gathering = { ...head, status: 'gathering', round: 1, myTurn: false, rounds: [] };
    const listener = await TestListener.open(server.url, table.player(2).headers);
    expect(await table.read(0)).toEqual({
      ...gathering,
      isHost: true,
      mySeat: 0,
      seats: [0, 1, 2].map((seat) => seatOf(table, seat, 0, { isHere: seat !== 1 })),
    });
    listener.close();
    await expect.poll(async () => (await table.read(0)).seats[2]?.isHere).toBe(false);
    expect(await look()).toEqual({
      ...gathering,
      isHost: false,
      seats: [0, 1, 2].map((seat) => seatOf(table, seat, null)),
    });

    await table.start();
    await table.say(1, 1, 'meadow');
    const { pair, replayId } = await table.read(1);
    const playing = {
      ...head,
      version: 5,
      status: 'playing',
      round: 1,
      rounds: [],
      isHost: false,
      pair: [expect.any(String), expect.any(String)],
      startsAt: time,
      deadline: time,
    };
    const sealed = { hasSealed: true };
    const bee = (viewer: number | null) => ({
      ...seatOf(table, 0, viewer, { seat: 3, isMe: false, isHost: false, ...beeSeat }),
      ...(viewer !== null && { userId: 'bee' }),
    });
    expect(await table.read(1)).toEqual({
      ...playing,
      mySeat: 1,
      myTurn: false,
      word: 'meadow',
      replayId: expect.stringMatching(/^swarmreplay_/),
      seats: [seatOf(table, 0, 1), seatOf(table, 1, 1, sealed), seatOf(table, 2, 1), bee(1)],
    });
    const { word: _word, ...shown } = await look();
    expect(_word).toBeUndefined();
    expect(shown).toEqual({
      ...playing,
      myTurn: false,
      seats: [
        seatOf(table, 0, null),
        seatOf(table, 1, null, sealed),
        seatOf(table, 2, null),
        bee(null),
      ],
    });

    await table.say(0, 1, 'meadow');
    await table.say(2, 1, 'orchard');
    const react = { round: 1, reaction: 'ha' as const };
    await mustCall(table.player(2), 'reactToSwarm', { params, body: react });
    const revealed = await table.read(0);
    const [first] = revealed.rounds;
    const beeWord = first?.words[3]?.word ?? '';
    expect(first).toEqual({
      round: 1,
      pair,
      words: ['meadow', 'meadow', 'orchard', beeWord].map((word, seat) => ({ seat, word })),
      camps: [
        { word: 'meadow', seats: [0, 1] },
        { word: expect.any(String), seats: [expect.any(Number)] },
        { word: expect.any(String), seats: [expect.any(Number)] },
      ],
      next: revealed.pair,
      isJinx: false,
      revealAt: time,
    });
    expect(revealed.seats[2]?.reaction).toEqual(react);
    expect(revealed.seats[0]).not.toHaveProperty('reaction');

    for (const round of [2, 3, 4, 5]) await table.miss(round);
    const over = await table.read(0);
    const result = {
      said: 5,
      inLargest: expect.any(Number),
      agreements: expect.any(Number),
      nearest: expect.any(Number),
    };
    expect(over).toEqual({
      ...head,
      version: expect.any(Number),
      status: 'over',
      outcome: 'no_jinx',
      round: 5,
      isHost: true,
      mySeat: 0,
      myTurn: false,
      pair: over.rounds[4]?.pair,
      rounds: [first, ...[2, 3, 4, 5].map((round) => expect.objectContaining({ round }))],
      minds: expect.any(Array),
      togetherness: expect.any(Number),
      replayId,
      endedAt: time,
      seats: [
        seatOf(table, 0, 0, { result }),
        seatOf(table, 1, 0, { result }),
        seatOf(table, 2, 0, { result, reaction: react }),
        { ...bee(0), hasSealed: false, result },
      ],
    });
    expect(over.minds).toHaveLength(6);
    expect(over.minds?.[0]).toEqual({
      seats: [expect.any(Number), expect.any(Number)],
      shared: 5,
      same: expect.any(Number),
      nearness: expect.any(Number),
    });

    const replay = await mustCall(spectator, 'readSwarmReplay', {
      params: { replayId: replayId ?? '' },
    });
    expect(replay.replay).toEqual({
      kind: 'swarm',
      replayId,
      covered: false,
      minds: 4,
      outcome: 'no_jinx',
      togetherness: over.togetherness,
      endedAt: over.endedAt,
      rounds: over.rounds,
      mindsMap: over.minds?.map(({ seats, nearness }) => ({ seats, nearness })),
      seats: over.seats.map(({ seat, displayName, face, isBee, result }) => ({
        seat,
        displayName,
        face,
        isBee,
        result,
      })),
    });
    const { swarms } = await mustCall(table.player(1), 'listSwarms', { query: {} });
    const nameOf = (seat: number) => table.player(seat).player.displayName;
    expect(swarms).toEqual([
      {
        swarmId,
        code,
        createdAt: over.createdAt,
        endedAt: over.endedAt,
        status: 'over',
        outcome: 'no_jinx',
        pace: 'live',
        round: 5,
        rounds: 5,
        minds: 4,
        names: [nameOf(0), nameOf(2), 'The bee'],
        myTurn: false,
      },
    ]);
  });

  test('refuses a command with where it stands', async () => {
    const table = await startTestSwarm(server.url);
    const { params, player } = table;
    await table.say(0, 1, 'meadow');
    const { version, pair = ['', ''] } = await table.read();
    const details = { version, status: 'playing', rounds: 0 };
    const twice = await table.say(0, 1, pair[0]);
    expect(twice).toMatchObject({ status: 409, error: { code: 'already_submitted' } });
    expect(twice.error.details).toEqual(details);
    expect((await table.say(1, 1, pair[0])).error.details).toEqual({ ...details, said: pair[0] });
    const stranger = await newPlayer(server.url);
    for (const refused of [
      await stranger.ask('sayInSwarm', { params, body: { round: 1, word: 'meadow' } }),
      await stranger.ask('changeSwarmSeat', { params, body: { face: 2 } }),
      await stranger.ask('leaveSwarm', { params }),
      await stranger.ask('rematchSwarm', { params }),
    ]) {
      expect(refused).toMatchObject({ error: { code: 'not_your_game' } });
    }
    await mustCall(player(0), 'removeFromSwarm', { params, body: { seat: 2 } });
    await table.say(1, 1, 'meadow');
    const removed = await player(2).ask('rematchSwarm', { params });
    expect(removed.error.code).toBe('not_your_game');
    const late = await stranger.ask('joinSwarm', { params });
    expect(late.error).toMatchObject({ code: 'game_over', details: { status: 'over', rounds: 1 } });
    // Who was removed sees no ids and has no link.
    const seen = await table.read(2);
    expect(seen).not.toHaveProperty('replayId');
    expect(seen.seats.some(({ userId }) => userId !== undefined)).toBe(false);
  });

  test('tells who begins to look on how the table stands by then', async () => {
    const table = await gatherTestSwarm(server.url);
    const guest = await newPlayer(server.url);
    const held = holdTransactions(server.db, 'swarm:');
    const watching = mustCall(guest, 'watchSwarm', { params: table.params });
    await held.reached;
    await table.start();
    held.release();
    expect((await watching).swarm.status).toBe('playing');
  });

  test('signals each change once, to who sits there and to who still looks on', async () => {
    const table = await startTestSwarm(server.url);
    const { params, code, player } = table;
    const guests = [await newPlayer(server.url), await newPlayer(server.url)] as const;
    for (const guest of guests) await mustCall(guest, 'watchSwarm', { params });
    // The second has looked on for too long.
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('swarm_members')
        .set({ watches_until: server.clock.now() - 1 })
        .where('player_id', '=', guests[1].player.userId)
        .execute(),
    );
    const listeners = await Promise.all(
      [player(1), ...guests].map(({ headers }) => TestListener.open(server.url, headers)),
    );
    /** Without those about who has opened the game. */
    const signals = (listener: TestListener) =>
      (listener.signals() as Signal[]).filter(({ id, swarm }) => id === code && !swarm?.here);
    const { version } = await table.read();
    for (const word of ['meadow', 'meadow', 'orchard']) await table.say(0, 1, word);
    for (const seat of [1, 2]) await table.say(seat, 1, `mist${'ab'[seat - 1]}o`);
    await table.say(2, 2, 'lantern');
    const expected = [
      { round: 1, sealed: [0] },
      { round: 1, sealed: [0, 1] },
      expect.objectContaining({ round: 2, sealed: [], revealAt: time }),
      { round: 2, sealed: [2] },
    ].map((swarm, index) => ({ topic: 'swarm', id: code, version: version + 1 + index, swarm }));
    const [atTable, looking, gone] = listeners as [TestListener, TestListener, TestListener];
    for (const listener of [atTable, looking]) {
      await listener.until(() => signals(listener).length >= 4);
      expect(signals(listener)).toEqual(expected);
    }
    await mustCall(guests[1], 'changeMe', { body: { displayName: 'Heather' } });
    await gone.until(() => JSON.stringify(gone.signals()).includes('"player"'));
    expect(signals(gone)).toEqual([]);
    for (const listener of listeners) listener.close();
  });

  test('has a name and a face for each who sits down, and faces that nobody has first', async () => {
    const table = await gatherTestSwarm(server.url, {}, 6);
    const faces = async () => (await table.read()).seats.map(({ face }) => face);
    expect((await faces()).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const { params, player } = table;
    const before = await table.read(1);
    const change = (body: object) =>
      mustCall(player(1), 'changeSwarmSeat', { params, body }).then(({ swarm }) => swarm);
    const renamed = await change({ displayName: 'Maya' });
    expect(renamed.version).toBe(before.version + 1);
    expect(renamed.seats[1]).toMatchObject({ displayName: 'Maya', face: before.seats[1]?.face });
    const next = (before.seats[1]?.face ?? 1) === 3 ? 4 : 3;
    expect((await change({ face: next })).seats[1]).toMatchObject({
      displayName: 'Maya',
      face: next,
    });
    // Who sits down again keeps both, unless they choose others.
    const { version } = await table.read();
    const same = (await mustCall(player(1), 'joinSwarm', { params })).swarm;
    expect(same).toMatchObject({ version, mySeat: 1 });
    expect(same.seats[1]).toMatchObject({ displayName: 'Maya', face: next });
    const body = { displayName: 'May' };
    const joined = (await mustCall(player(1), 'joinSwarm', { params, body })).swarm;
    expect(joined.seats[1]).toMatchObject({ displayName: 'May', face: next });
    const rude = await player(1).ask('joinSwarm', { params, body: { displayName: 'Fuck' } });
    expect(rude).toMatchObject({ status: 422, error: { code: 'text_refused' } });
    const host = await newPlayer(server.url);
    const made = await mustCall(host, 'createSwarm', { body: { displayName: 'Queen', face: 6 } });
    expect(made.swarm.seats).toMatchObject([{ displayName: 'Queen', face: 6, isHost: true }]);
    expect(made.swarm).toMatchObject({
      version: 1,
      settings: { rounds: 8, wordSeconds: 30, withBee: false },
    });
  });
});

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

describe('who looks on', () => {
  test('hears of the table for two hours; the fifty-first is told that they don’t, and reads it', async () => {
    const table = await startTestSwarm(server.url);
    const { params } = table;
    const guests = [await newPlayer(server.url), await newPlayer(server.url)] as const;
    const rows = () =>
      server.db.read
        .selectFrom('swarm_members')
        .select(['id', 'player_id', 'watches_until', 'face', 'name'])
        .where('swarm_id', '=', table.swarmId)
        .where('seat', 'is', null)
        .execute();
    await mustCall(guests[0], 'watchSwarm', { params });
    // Who sits there needs no other place.
    await mustCall(table.player(0), 'watchSwarm', { params });
    const [place] = await rows();
    expect(await rows()).toMatchObject([
      { player_id: guests[0].player.userId, face: 1, name: null },
    ]);
    server.clock.advance(hour);
    await mustCall(guests[0], 'watchSwarm', { params });
    const [renewed] = await rows();
    expect(renewed?.id).toBe(place?.id);
    expect(renewed?.watches_until).toBeGreaterThanOrEqual(Number(place?.watches_until) + hour);
    const listener = await TestListener.open(server.url, guests[0].headers);
    const sealed = () => JSON.stringify(listener.signals());
    await table.say(0, 1, 'meadow');
    await listener.until(() => sealed().includes('"sealed":[0]'));
    listener.close();
    const blank = {
      swarm_id: table.swarmId,
      seat: null,
      name: null,
      face: 1,
      said: null,
      agreements: null,
      in_largest: null,
      player_id: null,
    };
    const watches_until = server.clock.now() + hour;
    const others = Array.from({ length: 49 }, (_, index) => ({
      ...blank,
      id: `${table.swarmId}_${index}`,
      watches_until,
    }));
    await server.db.transaction([], (sql) =>
      sql.insertInto('swarm_members').values(others).execute(),
    );
    expect(await guests[1].ask('watchSwarm', { params })).toMatchObject({
      status: 409,
      error: {
        code: 'too_many_watching',
        message: 'Fifty are looking on already. You see the table a little later than they do.',
      },
    });
    expect((await guests[1].ask('readSwarm', { params })).status).toBe(200);
    expect(await rows()).toHaveLength(50);
    // Who looks on already may go on with it.
    await mustCall(guests[0], 'watchSwarm', { params });
    server.clock.advance(hour + 1);
    await mustCall(guests[1], 'watchSwarm', { params });
    expect(await rows()).toHaveLength(51);
    await purgeEndedSwarms(server);
    const left = (await rows()).map(({ player_id }) => player_id);
    expect(left.toSorted()).toEqual(guests.map(({ player }) => player.userId).toSorted());
  });
});

describe('a report', () => {
  test('is of a companion, in words of up to a size, and shown whole', async () => {
    const table = await startTestSwarm(server.url);
    const { params, swarmId, player } = table;
    await table.miss(1);
    const report = (seat: number, reason = 'Rude', by = 0) =>
      player(by).ask('reportSwarm', { params, body: { seat, reason } });
    expect((await report(1)).data).toEqual({ reported: true });
    const admin = await quickAdmin(server);
    const list = async (state: 'open' | 'answered') => {
      const { reports } = await mustCall(admin, 'listSwarmReports', { query: { state } });
      return reports.filter((one) => one.swarmId === swarmId);
    };
    const person = ({ player: { userId, displayName } }: TestPlayer) => ({ userId, displayName });
    const [shown] = await list('open');
    const said = (await table.read()).rounds[0]?.words[1]?.word;
    expect(shown).toEqual({
      reportId: expect.stringMatching(/^report_/),
      swarmId,
      seat: 1,
      displayName: player(1).player.displayName,
      words: [said],
      reason: 'Rude',
      by: person(player(0)),
      at: time,
      player: person(player(1)),
    });
    const reportId = shown?.reportId ?? '';
    const answer = (id: string) => admin.ask('answerSwarmReport', { params: { reportId: id } });
    expect((await answer(reportId)).data).toEqual({ answered: true });
    expect(await list('open')).toEqual([]);
    expect(await list('answered')).toEqual([shown]);
    expect(await answer('report_none')).toMatchObject({ status: 404 });
    const trail = await mustCall(admin, 'readAuditTrail', { query: {} });
    expect(trail.entries.map(({ act }) => act)).toContain(`report ${reportId} of a swarm answered`);
    // What a player who was deleted said stays, without their name.
    await mustCall(player(1), 'deleteMe', {});
    const [left] = await list('answered');
    expect(left).toMatchObject({ displayName: 'A player who left', words: [said] });
    expect(left).not.toHaveProperty('player');
  });

  test('is refused about oneself, an empty seat, in too many words and too often', async () => {
    const table = await startTestSwarm(server.url);
    const { params, player } = table;
    const report = (seat: number, reason = 'Rude') =>
      player(0).ask('reportSwarm', { params, body: { seat, reason } });
    for (const seat of [0, 3]) {
      expect(await report(seat)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    expect((await report(1, 'x'.repeat(2000))).error).toMatchObject({
      code: 'invalid_input',
      details: { fields: { reason: 'too long' } },
    });
    await report(1);
    const userId = player(0).player.userId;
    await server.db.transaction([], async (sql) => {
      const [row] = await sql
        .selectFrom('swarm_reports')
        .selectAll()
        .where('reporter_id', '=', userId)
        .execute();
      if (!row) throw new Error('No report.');
      const copies = Array.from({ length: 48 }, (_, index) => ({
        ...row,
        id: `${row.id}_${index}`,
        seat: 10 + index,
      }));
      await sql.insertInto('swarm_reports').values(copies).execute();
    });
    expect((await report(2)).status).toBe(200);
    expect(await report(2)).toMatchObject({
      status: 429,
      error: {
        message: 'You have reported a lot today. Write to us with the feedback form, please.',
      },
    });
  });
});

describe('the swarm of a hive', () => {
  const inbox = async (player: TestPlayer) =>
    (await mustCall(player, 'listNotifications', { query: {} })).notifications
      .filter(({ type }) => type === 'invite' || type === 'your_turn')
      .map(({ type, text, from, read }) => ({ type, text, from: from?.userId, read }));

  test('is told of in the inboxes of who is away: its opening, each pair and its end', async () => {
    for (const isJinx of [true, false]) {
      const hive = await createTestHive(server.url, { name: 'Old comb' });
      const [first, away, absent] = [await hive.join(), await hive.join(), await hive.join()];
      const { groupId, owner } = hive;
      const body = { groupId, settings: { rounds: 5 } };
      const { swarm } = await mustCall(owner, 'createSwarm', { body });
      const { userId, displayName } = owner.player;
      const opened = {
        type: 'invite',
        text: `${displayName} has opened a swarm in Old comb. Sit down?`,
        from: userId,
        read: false,
      };
      for (const member of [first, away, absent]) expect(await inbox(member)).toEqual([opened]);
      expect(await inbox(owner)).toEqual([]);
      expect(swarm).toMatchObject({
        pace: 'days',
        group: { groupId, name: 'Old comb' },
        settings: { rounds: 5, wordSeconds: null },
        startsAt: time,
        deadline: time,
      });
      const params = { swarm: swarm.swarmId };
      for (const member of [first, away]) await mustCall(member, 'joinSwarm', { params });
      const table = testSwarmOf(swarm, [owner, first, away]);
      const listener = await TestListener.open(server.url, first.headers);
      await table.miss(1);
      server.clock.advance(25 * hour);
      await expect.poll(async () => (await table.read()).round).toBe(2);
      const told = (text: string, read = false) => ({ type: 'your_turn', text, read });
      const pair = told('The swarm of Old comb has a new pair for you.');
      const turns = async (player: TestPlayer) =>
        (await inbox(player))
          .filter(({ type }) => type === 'your_turn')
          .map(({ from: _from, ...rest }) => rest);
      expect(await turns(away)).toEqual([pair]);
      expect(await turns(first)).toEqual([]);
      expect(await turns(absent)).toEqual([]);
      await table.say(2, 2, isJinx ? 'honeymoon' : 'lantern');
      expect(await turns(away)).toEqual([{ ...pair, read: true }]);
      await table.say(0, 2, isJinx ? 'honeymoon' : 'harbour');
      await table.say(1, 2, isJinx ? 'honeymoon' : 'candle');
      for (const round of isJinx ? [] : [3, 4, 5]) await table.miss(round);
      const end = told(
        isJinx
          ? 'Swarm jinx in Old comb: everybody said the same word.'
          : 'The swarm of Old comb is over. See who thought alike.',
      );
      expect(await turns(owner)).toEqual([end]);
      // Who has said the last word has seen it.
      if (!isJinx) expect(await turns(away)).toEqual([{ ...pair, read: true }]);
      listener.close();
      // The last one stays to be seen, and another can be opened.
      const last = await mustCall(absent, 'hiveSwarm', { params: { groupId } });
      expect(last.swarm).toMatchObject({ swarmId: swarm.swarmId, status: 'over' });
      const rematch = await owner.ask('rematchSwarm', { params });
      expect(rematch.error.code).toBe('not_yet');
      const next = await mustCall(first, 'createSwarm', { body });
      expect(next.swarm.swarmId).not.toBe(swarm.swarmId);
      expect(next.swarm).toMatchObject({ isHost: true, mySeat: 0, version: 1 });
    }
  });

  test('that too few are left in is over, and who is left is told', async () => {
    const hive = await createTestHive(server.url, { name: 'Old comb' });
    const members = [await hive.join(), await hive.join()] as const;
    const { groupId, owner } = hive;
    const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
    const table = testSwarmOf(swarm, [owner, ...members]);
    const { params } = table;
    for (const member of members) await mustCall(member, 'joinSwarm', { params });
    await table.miss(1);
    server.clock.advance(25 * hour);
    expect((await table.read()).round).toBe(2);
    for (const member of members) await mustCall(member, 'leaveSwarm', { params });
    expect(await table.read()).toMatchObject({ status: 'over', outcome: 'no_jinx' });
    const told = (await inbox(owner)).map(({ text }) => text);
    expect(told).toEqual(['The swarm of Old comb is over. See who thought alike.']);
    // Who has left the table is not told of its end.
    for (const member of members) {
      expect((await inbox(member)).map(({ text }) => text)).not.toContain(told[0]);
    }
  });

  test('is nobody’s who isn’t in the hive', async () => {
    const { groupId, owner } = await createTestHive(server.url);
    const stranger = await newPlayer(server.url);
    const refused = { status: 404, error: { code: 'group_not_found' } };
    expect(await stranger.ask('createSwarm', { body: { groupId } })).toMatchObject(refused);
    expect(await stranger.ask('hiveSwarm', { params: { groupId } })).toMatchObject(refused);
    expect(await mustCall(owner, 'hiveSwarm', { params: { groupId } })).toEqual({});
  });
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
