import { describe, expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const second = 1000;
const hour = 3600 * second;
const live = { pace: 'live' } as const;

const expire = ({ players, gameId }: TestDance, seat: 0 | 1 = 0) =>
  players[seat].ask('expireDance', { body: { gameId } });
const inbox = async ({ players }: TestDance, seat: 0 | 1) =>
  (await players[seat].ask('listNotifications', { query: {} })).data.notifications;

describe('a deadline', () => {
  test('is kept by the server: not before, and by whoever asks after', async () => {
    const dance = await startDance(server.url);
    server.clock.advance(71 * hour);
    expect(await expire(dance)).toMatchObject({ status: 409, error: { code: 'not_yet' } });
    server.clock.advance(2 * hour);
    const answers = await Promise.all([expire(dance), expire(dance, 1), expire(dance)]);
    for (const { data } of answers) expect(data.game.status).toBe('expired');
    expect((await dance.say(0, 1, 'sand')).error.code).toBe('game_over');
  });

  test('passes without being asked: the server sweeps', async () => {
    const dances = await Promise.all(Array.from({ length: 12 }, () => startDance(server.url)));
    server.clock.advance(73 * hour);
    const statuses = async () => {
      const rows = await server.db.read
        .selectFrom('dance_games')
        .select('status')
        .where(
          'id',
          'in',
          dances.map(({ gameId }) => gameId),
        )
        .execute();
      return new Set(rows.map(({ status }) => status));
    };
    await expect.poll(statuses).toEqual(new Set(['expired']));
  });

  test.each([
    ['that nobody said a word by', 0],
    ['of a decision that nobody made', 3],
  ])(
    '%s is told to who isn’t looking, in place of what they were told before',
    async (_, rounds) => {
      const dance = await startDance(server.url, { maxRounds: 3 });
      for (let round = 1; round <= rounds; round += 1) await dance.miss(round);
      const listener = await TestListener.open(server.url, dance.players[1].headers);
      server.clock.advance(73 * hour);
      const { displayName } = dance.players[1].player;
      const unread = async (seat: 0 | 1) =>
        (await inbox(dance, seat))
          .filter(({ read }) => !read)
          .map(({ type, text }) => [type, text]);
      const told = ['abandoned', `Time ran out in your dance with ${displayName}.`];
      await expect.poll(() => unread(0)).toEqual([told]);
      expect(await unread(1)).toEqual([]);
      listener.close();
    },
  );

  test('that has passed is seen by who looks, before any sweep', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    server.clock.advance(73 * hour);
    expect(await dance.read(0)).toMatchObject({
      status: 'expired',
      overdue: { mine: false, theirs: true },
    });
    expect((await dance.read(1)).overdue).toEqual({ mine: true, theirs: false });
  });

  test('is renewed with every round', async () => {
    const dance = await startDance(server.url, live);
    server.clock.advance(80 * second);
    await dance.miss(1);
    server.clock.advance(80 * second);
    expect((await dance.read(0)).status).toBe('active');
    await dance.jinx(2);
  });

  test('of a decision that nobody made ends the game without a jinx', async () => {
    const dance = await startDance(server.url, { maxRounds: 3, ...live });
    for (const round of [1, 2, 3]) await dance.miss(round);
    server.clock.advance(91 * second);
    expect(await dance.read(1)).toMatchObject({ status: 'completed', outcome: 'no_jinx' });
  });

  test.each(['continue', 'stop'] as const)(
    'of a decision that a late “%s” is refused by is told to the other as time that ran out',
    async (decision) => {
      const dance = await startDance(server.url, { maxRounds: 3 });
      for (const round of [1, 2, 3]) await dance.miss(round);
      const { gameId, players } = dance;
      server.clock.advance(73 * hour);
      const body = { gameId, decision };
      const { error } = await players[1].ask('continueDecision', { body });
      expect(error.code).toBe('game_over');
      const unread = (await inbox(dance, 0)).filter(({ read }) => !read);
      const text = `Time ran out in your dance with ${players[1].player.displayName}.`;
      expect(unread).toMatchObject([{ type: 'abandoned', text }]);
    },
  );

  test('that has passed is told also where somebody leaves quietly after it', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    const { gameId, players } = dance;
    server.clock.advance(73 * hour);
    const body = { gameId, notifyOpponent: false };
    expect((await players[1].ask('abandonDance', { body })).error.code).toBe('game_over');
    const unread = (await inbox(dance, 0)).filter(({ read }) => !read);
    const text = `Time ran out in your dance with ${players[1].player.displayName}.`;
    expect(unread).toMatchObject([{ type: 'abandoned', text }]);
  });

  test('of an invite is seven days', async () => {
    const [anna, ben] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const body = { invitedPlayer: ben.player.userId };
    const { gameId } = (await anna.ask('inviteToDance', { body })).data.game;
    server.clock.advance(7 * 24 * hour - 10 * second);
    const params = { gameId };
    const status = async () => (await ben.ask('readDance', { params, query: {} })).data.game.status;
    expect(await status()).toBe('invited');
    server.clock.advance(11 * second);
    expect(await status()).toBe('expired');
    const { notifications } = (await anna.ask('listNotifications', { query: {} })).data;
    expect(notifications).toEqual([]);
    // The pair is free again.
    expect(
      (await ben.ask('inviteToDance', { body: { invitedPlayer: anna.player.userId } })).status,
    ).toBe(200);
  });

  test('against a word, an end and a decision at the same moment has one winner', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const dance = await startDance(server.url);
      await dance.say(0, 1, 'sand');
      const { gameId, players } = dance;
      if (attempt % 2) server.clock.advance(73 * hour);
      const [word, expired, left] = await Promise.all([
        dance.say(1, 1, 'wave'),
        expire(dance),
        players[1].ask('abandonDance', { body: { gameId } }),
      ]);
      const { status, rounds } = await dance.read(0);
      if (attempt % 2) {
        expect(status).toBe('expired');
        expect([word.status, expired.status, left.status]).toEqual([409, 200, 409]);
      } else {
        expect(status).toBe('abandoned');
        expect(expired.status).toBe(409);
        expect(rounds).toHaveLength(word.status === 200 ? 1 : 0);
      }
    }
  });
});

describe('a missed round of a live dance', () => {
  /** A live dance in which only the first has said a word. */
  async function startWaiting(): Promise<TestDance> {
    const dance = await startDance(server.url, live);
    await dance.say(0, 1, 'sand');
    return dance;
  }
  const stored = ({ gameId }: TestDance) =>
    server.db.read
      .selectFrom('dance_games')
      .select(['status', 'version', 'deadline'])
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();

  test('is forgiven by whoever notices first, once: both are told, and the word stays sealed', async () => {
    const dance = await startWaiting();
    const { version } = await dance.read(0);
    server.clock.advance(91 * second);
    const answers = await Promise.all([
      expire(dance),
      dance.read(0).then((game) => ({ status: 200, data: { game } })),
      expire(dance, 1),
    ]);
    // Who asks for the end after the clock was set again hears that it is too early.
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const [mine, theirs] = await Promise.all([dance.read(0), dance.read(1)]);
    expect(mine).toMatchObject({ status: 'active', version: version + 1, missed: { theirs: 1 } });
    expect(theirs).toMatchObject({ version: version + 1, missed: { mine: 1 }, myTurn: true });
    expect(JSON.stringify(theirs)).not.toContain('sand');
    expect(await expire(dance)).toMatchObject({ status: 409, error: { code: 'not_yet' } });
  });

  test('is forgiven by the sweep, and who isn’t looking finds it in the inbox', async () => {
    const dance = await startWaiting();
    const listener = await TestListener.open(server.url, dance.players[0].headers);
    server.clock.advance(91 * second);
    const expiring = async (seat: 0 | 1) =>
      (await inbox(dance, seat)).filter(({ type }) => type === 'expiring').map(({ text }) => text);
    const name = dance.players[0].player.displayName;
    await expect
      .poll(() => expiring(1))
      .toEqual([`You missed a round with ${name}. The clock runs once more: say a word.`]);
    expect(await expiring(0)).toEqual([]);
    listener.close();
  });

  test('that a player’s own call has noticed is told to the other', async () => {
    const dance = await startWaiting();
    server.clock.advance(91 * second);
    await expire(dance, 1);
    const name = dance.players[1].player.displayName;
    await expect
      .poll(async () => (await inbox(dance, 0)).map(({ text }) => text))
      .toContain(`${name} missed a round. The clock runs once more.`);
  });

  test('ends the dance the second time, and names who was waited for', async () => {
    const dance = await startWaiting();
    server.clock.advance(91 * second);
    expect((await dance.read(0)).status).toBe('active');
    server.clock.advance(91 * second);
    expect(await dance.read(0)).toMatchObject({
      status: 'expired',
      overdue: { mine: false, theirs: true },
    });
    expect((await dance.say(1, 1, 'wave')).error.code).toBe('game_over');
  });

  test('is never the bee’s', async () => {
    const anna = await newPlayer(server.url);
    const { data } = await anna.ask('findPartner', { body: { withBee: true } });
    const params = { gameId: data.game?.gameId ?? '' };
    const read = async () => (await anna.ask('readDance', { params, query: {} })).data.game;
    server.clock.advance(91 * second);
    const missed = await read();
    expect(missed).toMatchObject({ status: 'active', missed: { mine: 1 } });
    expect(missed.missed).toEqual({ mine: 1 });
    const { notifications } = (await anna.ask('listNotifications', { query: {} })).data;
    expect(notifications).toMatchObject([
      {
        type: 'expiring',
        text: 'You missed a round with The bee. The clock runs once more: say a word.',
        gameId: params.gameId,
      },
    ]);
    expect(notifications[0]).not.toHaveProperty('from');
    server.clock.advance(91 * second);
    expect(await read()).toMatchObject({
      status: 'expired',
      overdue: { mine: true, theirs: false },
    });
  });

  test('of a dance that was saved before misses were counted is forgiven too', async () => {
    const dance = await startWaiting();
    await server.db.transaction([], async (sql) => {
      const { game } = await sql
        .selectFrom('dance_games')
        .select('game')
        .where('id', '=', dance.gameId)
        .executeTakeFirstOrThrow();
      const { missed: _missed, overdue: _overdue, ...older } = JSON.parse(game);
      await sql
        .updateTable('dance_games')
        .set({ game: JSON.stringify(older) })
        .where('id', '=', dance.gameId)
        .execute();
    });
    server.clock.advance(91 * second);
    expect(await dance.read(0)).toMatchObject({ status: 'active', missed: { theirs: 1 } });
  });

  test(`against a word, expiring and looking at the same moment is counted once, ${repetitions(16)} times`, async () => {
    for (let attempt = 0; attempt < repetitions(16); attempt += 1) {
      const dance = await startWaiting();
      const before = await stored(dance);
      server.clock.advance((before.deadline ?? 0) - server.clock.now());
      const [word] = await Promise.all([
        dance.say(1, 1, 'wave'),
        expire(dance),
        expire(dance, 1),
        dance.read(0),
        dance.read(1),
      ]);
      // The forgiven time has begun, so the late word is taken.
      expect(word.status).toBe(200);
      expect(await dance.read(1)).toMatchObject({ missed: { mine: 1 }, rounds: [{ round: 1 }] });
      const { version } = await stored(dance);
      expect([1, 2]).toContain(version - before.version);
    }
  });
});

describe('a warning', () => {
  test('comes at four fifths of the time, once, to who is awaited and away', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    server.clock.advance(57 * hour);
    const expiring = async (seat: 0 | 1) =>
      (await inbox(dance, seat)).filter(({ type }) => type === 'expiring');
    server.clock.advance(hour);
    await expect.poll(() => expiring(1)).toHaveLength(1);
    expect(await expiring(0)).toEqual([]);
    const [warning] = await expiring(1);
    const { userId, displayName } = dance.players[0].player;
    expect(warning).toMatchObject({
      gameId: dance.gameId,
      read: false,
      text: `Your dance with ${displayName} runs out of time soon.`,
      from: { userId, displayName },
    });
    server.clock.advance(hour);
    await dance.say(1, 1, 'wave');
    // Whoever has acted has seen it.
    expect(await expiring(1)).toMatchObject([{ createdAt: warning?.createdAt, read: true }]);
  });

  test('does not come to who is looking', async () => {
    const dance = await startDance(server.url);
    const away = await startDance(server.url);
    const listener = await TestListener.open(server.url, dance.players[1].headers);
    server.clock.advance(58 * hour);
    const warned = async ({ gameId }: TestDance) => {
      const row = await server.db.read
        .selectFrom('dance_games')
        .select('warn_at')
        .where('id', '=', gameId)
        .executeTakeFirstOrThrow();
      return row.warn_at === null;
    };
    for (const one of [dance, away]) await expect.poll(() => warned(one)).toBe(true);
    await expect
      .poll(async () => (await inbox(away, 1)).map(({ type }) => type))
      .toContain('expiring');
    expect((await inbox(dance, 1)).map(({ type }) => type)).not.toContain('expiring');
    listener.close();
  });
});

describe('a nudge', () => {
  const nudge = ({ players, gameId }: TestDance, roundNumber = 1) =>
    players[0].ask('nudge', {
      body: {
        recipientUserId: players[1].player.userId,
        opponentUserId: players[0].player.userId,
        gameId,
        roundNumber,
      },
    });

  test('a hundred of them are one, and the rest are told how long to wait', async () => {
    const dance = await startDance(server.url);
    expect(await nudge(dance)).toMatchObject({ status: 409, error: { code: 'nudge_not_due' } });
    await dance.say(0, 1, 'sand');
    const answers = await Promise.all(Array.from({ length: 100 }, () => nudge(dance)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error.code).toBe('nudge_too_soon');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(11 * 3600);
    const nudges = async () => (await inbox(dance, 1)).filter(({ type }) => type === 'nudge');
    expect(await nudges()).toMatchObject([
      { text: `${dance.players[0].player.displayName} is waiting for your word.` },
    ]);
    server.clock.advance(12 * hour + second);
    expect((await nudge(dance)).status).toBe(200);
    expect(await nudges()).toHaveLength(1);
  });

  test('goes to the other seat only', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    const stranger = await newPlayer(server.url);
    const body = { gameId: dance.gameId, roundNumber: 1 };
    const [anna, ben] = dance.players;
    const toStranger = { ...body, recipientUserId: stranger.player.userId };
    expect((await anna.ask('nudge', { body: toStranger })).status).toBe(404);
    const asStranger = { ...body, recipientUserId: ben.player.userId };
    expect((await stranger.ask('nudge', { body: asStranger })).status).toBe(404);
    const forged = { ...asStranger, opponentUserId: stranger.player.userId };
    expect((await anna.ask('nudge', { body: forged })).error.code).toBe('not_found');
    expect((await anna.ask('nudge', { body: { ...asStranger, roundNumber: 2 } })).status).toBe(409);
  });
});

test('a clock that is put back makes no time run backwards', async () => {
  const dance = await startDance(server.url, { pace: 'relaxed' });
  server.clock.advance(24 * hour);
  await dance.miss(1);
  const { updatedAt } = await dance.read(0);
  server.clock.advance(-24 * hour);
  await dance.jinx(2);
  const ended = await dance.read(0);
  expect(ended.status).toBe('completed');
  expect(Date.parse(ended.updatedAt)).toBeGreaterThanOrEqual(Date.parse(updatedAt));
  expect(ended.endedAt).toBe(ended.updatedAt);
});
