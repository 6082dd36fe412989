import { describe, expect, test } from 'vitest';
import { blockTestPlayer } from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const newPair = (): Promise<[TestPlayer, TestPlayer]> =>
  Promise.all([newPlayer(server.url), newPlayer(server.url)]);

const unreachable = 'There is no such player, or they can’t be reached.';
const tooLong = 'A message has up to 140 characters, none of them hidden.';

/** So many more invites like this one, which is over. */
async function insertCopies(gameId: string, count: number): Promise<void> {
  await server.db.transaction([], async (sql) => {
    const row = await sql
      .selectFrom('dance_games')
      .selectAll()
      .where('id', '=', gameId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: count }, (_, index) => ({
      ...row,
      id: `${gameId}_${index}`,
    }));
    while (copies.length > 0) {
      await sql.insertInto('dance_games').values(copies.splice(0, 500)).execute();
    }
  });
}

describe('an invite', () => {
  test('by userId, with a message and a first word, is answered with a word', async () => {
    const [anna, ben] = await newPair();
    const body = {
      invitedPlayer: ben.player.userId,
      message: 'Fancy a dance?',
      firstWord: 'Sand',
      gameConfig: { maxRounds: 5, pace: 'live' as const },
    };
    const { status, data } = await anna.ask('inviteToDance', { body });
    expect(status).toBe(200);
    const person = ({ player }: TestPlayer) => ({
      userId: player.userId,
      displayName: player.displayName,
    });
    expect(data.game).toEqual({
      gameId: expect.stringMatching(/^dance_/),
      id: data.game.gameId,
      serverTime: expect.any(String),
      gameType: '2-player',
      status: 'invited',
      roundNumber: 1,
      currentRound: 1,
      version: 1,
      word: 'sand',
      players: [
        { ...person(anna), ready: true, score: 0 },
        { ...person(ben), ready: false, score: 0 },
      ],
      opponent: { ...person(ben), here: false, isBee: false },
      isInviter: true,
      myTurn: false,
      submissions: [],
      rounds: [],
      thatCounts: { mine: false, theirs: false, open: false },
      gameConfig: { maxRounds: 5, pace: 'live' },
      maxRounds: 5,
      deadline: expect.any(String),
      message: 'Fancy a dance?',
      isRematch: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const { gameId } = data.game;
    const mine = (await ben.ask('activeDances', {})).data.activeGames;
    expect(mine).toMatchObject([{ gameId, status: 'invited', myTurn: true, isInviter: false }]);
    expect(JSON.stringify(mine)).not.toContain('sand');

    const answer = { gameId, accept: true, word: 'wave' };
    const answered = await ben.ask('respondToInvite', { body: answer });
    expect(answered.data.game).toMatchObject({
      status: 'active',
      roundNumber: 2,
      pair: ['sand', 'wave'],
      submissions: [
        { userId: anna.player.userId, word: 'sand', round: 1 },
        { userId: ben.player.userId, word: 'wave', round: 1 },
      ],
      rounds: [{ round: 1, match: null }],
      thatCounts: { open: true },
    });
    const again = await ben.ask('respondToInvite', { body: answer });
    const { serverTime } = again.data.game;
    expect(again.data.game).toEqual({ ...answered.data.game, serverTime });
  });

  test('by friend code, as a person types it', async () => {
    const [anna, ben] = await newPair();
    const code = ben.player.friendCode.toLowerCase();
    const challengedFriendCode = `${code.slice(0, 4)}-${code.slice(4)}`;
    const { data } = await anna.ask('inviteToDance', { body: { challengedFriendCode } });
    expect(data.game.opponent?.userId).toBe(ben.player.userId);
  });

  test('by an open link is taken by the first who comes', async () => {
    const [anna, ben] = await newPair();
    const { data } = await anna.ask('inviteToDance', {
      body: { message: 'Anyone?', firstWord: 'lantern', gameConfig: null },
    });
    const { gameId, link } = data.game;
    expect(link).toBe(`/jinx/dance?invite=${gameId}`);
    expect(data.game.opponent).toBeUndefined();
    const preview = await callApi(server.url, 'previewInvite', { params: { gameId } });
    expect(preview.data.invite).toEqual({
      gameId,
      from: { displayName: anna.player.displayName },
      message: 'Anyone?',
      gameConfig: { maxRounds: 10, pace: 'relaxed' },
      lapsesAt: expect.any(String),
      isMine: false,
    });
    const accept = { body: { gameId, accept: true } };
    expect(await anna.ask('respondToInvite', accept)).toMatchObject({
      error: { code: 'cannot_invite_self' },
    });
    const guests = [
      ben,
      ...(await Promise.all(Array.from({ length: 9 }, () => newPlayer(server.url)))),
    ];
    const answers = await Promise.all(guests.map((guest) => guest.ask('respondToInvite', accept)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    const closed = await callApi(server.url, 'previewInvite', { params: { gameId } });
    expect(closed.status).toBe(404);
  });

  test('by an open link twice with one Idempotency-Key is one', async () => {
    const anna = await newPlayer(server.url);
    const headers = { ...anna.headers, 'idempotency-key': 'tap-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => callApi(server.url, 'inviteToDance', { body: {} }, headers)),
    );
    expect(new Set(answers.map(({ data }) => data.game.gameId)).size).toBe(1);
  });

  test.each([
    [{ invitedPlayer: 'anon_nobody' }, 404, 'not_found', unreachable],
    [{ challengedFriendCode: 'nobody' }, 404, 'not_found', unreachable],
    [{ message: 'what the fuck' }, 422, 'text_refused'],
    [{ message: 'x'.repeat(141) }, 400, 'invalid_input', tooLong],
    [{ firstWord: 'shit' }, 422, 'word_refused'],
    [{ firstWord: 'two good words' }, 422, 'word_invalid'],
    [{ gameConfig: { maxRounds: 2 } }, 400, 'invalid_input'],
    [{ gameConfig: { maxRounds: 21 } }, 400, 'invalid_input'],
    [{ gameConfig: { pace: 'fast' as 'live' } }, 400, 'invalid_input'],
  ])('with %j is refused', async (body, status, code, message = expect.any(String)) => {
    const anna = await newPlayer(server.url);
    const { error, ...answer } = await anna.ask('inviteToDance', { body });
    expect(answer.status).toBe(status);
    expect(error).toMatchObject({ code, message });
    if (message === tooLong) expect(error.details).toEqual({ fields: { message } });
  });

  test('has a message of up to 140 characters, and none that is empty', async () => {
    const [anna, ben] = await newPair();
    const invite = (message: string) =>
      mustCall(anna, 'inviteToDance', { body: { invitedPlayer: ben.player.userId, message } });
    const { game } = await invite('x'.repeat(140));
    expect(game.message).toHaveLength(140);
    await mustCall(anna, 'abandonDance', { body: { gameId: game.gameId } });
    expect((await invite('  ')).game).not.toHaveProperty('message');
  });

  test('between two who have an open one is refused, and names that', async () => {
    const [anna, ben] = await newPair();
    const listener = await TestListener.open(server.url, ben.headers);
    const body = { invitedPlayer: ben.player.userId };
    const headers = { ...anna.headers, 'idempotency-key': 'tap-1' };
    const invite = () => callApi(server.url, 'inviteToDance', { body }, headers);
    const { gameId } = (await invite()).data.game;
    expect((await invite()).data.game.gameId).toBe(gameId);
    const details = { gameId, status: 'invited' };
    expect((await anna.ask('inviteToDance', { body })).error).toMatchObject({
      code: 'game_exists',
      details,
    });
    await mustCall(ben, 'respondToInvite', { body: { gameId, accept: true } });
    const other = { body: { invitedPlayer: anna.player.userId } };
    expect((await ben.ask('inviteToDance', other)).error.details).toEqual({
      ...details,
      status: 'active',
    });
    // The repeated and the refused ones were not announced.
    const signals = () =>
      listener.signals().filter((one) => (one as { topic: string }).topic === 'dance');
    await listener.until(() => signals().length === 2);
    expect(signals()).toEqual([1, 2].map((version) => ({ topic: 'dance', id: gameId, version })));
    listener.close();
  });

  test('by or to somebody who is blocked is refused before anything else', async () => {
    const [anna, ben] = await newPair();
    await blockTestPlayer(anna, ben);
    const message = 'x'.repeat(141);
    const invite = (from: TestPlayer, to: TestPlayer) =>
      from.ask('inviteToDance', { body: { invitedPlayer: to.player.userId, message } });
    expect(await invite(anna, ben)).toMatchObject({ status: 403, error: { code: 'blocked' } });
    expect((await invite(ben, anna)).error).toMatchObject({
      code: 'not_found',
      message: unreachable,
    });
    const rematch = (from: TestPlayer, to: TestPlayer) =>
      from.ask('rematchDance', { body: { opponentId: to.player.userId } });
    expect((await rematch(anna, ben)).error.code).toBe('blocked');
    expect((await rematch(ben, anna)).error).toMatchObject({ message: unreachable });
  });

  test('is one of up to twenty open links, and a thousand invites within a day', async () => {
    const anna = await newPlayer(server.url);
    const invite = () => anna.ask('inviteToDance', { body: {} });
    const links = await Promise.all(Array.from({ length: 20 }, invite));
    expect(new Set(links.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await invite();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(refused.error).toMatchObject({
      code: 'slow_down',
      message: 'You have many open links already. Take one of those back first.',
    });
    const withdraw = (gameId = '') => mustCall(anna, 'abandonDance', { body: { gameId } });
    const [first, second] = links.map(({ data }) => data.game.gameId);
    await withdraw(first);
    await insertCopies(first ?? '', 979);
    expect((await invite()).status).toBe(200);
    await withdraw(second);
    const late = await invite();
    expect(late.error).toMatchObject({
      code: 'slow_down',
      message: 'You have sent 1000 invites within a day. Come back later.',
    });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  });

  test('to oneself is refused', async () => {
    const anna = await newPlayer(server.url);
    const body = { invitedPlayer: anna.player.userId };
    expect(await anna.ask('inviteToDance', { body })).toMatchObject({
      status: 422,
      error: { code: 'cannot_invite_self' },
    });
  });

  test('can be declined, and taken back', async () => {
    const [anna, ben] = await newPair();
    const invite = async () =>
      (await anna.ask('inviteToDance', { body: { invitedPlayer: ben.player.userId } })).data.game;
    const first = await invite();
    const decline = { body: { gameId: first.gameId, accept: false } };
    const declined = (await ben.ask('respondToInvite', decline)).data.game;
    expect(declined).toMatchObject({ status: 'declined', endedBy: ben.player.userId });
    const second = await invite();
    const taken = await anna.ask('abandonDance', { body: { gameId: second.gameId } });
    expect(taken.data).toMatchObject({ ok: true, httpStatus: 200, game: { status: 'withdrawn' } });
    const late = { body: { gameId: second.gameId, accept: true, word: 'wave' } };
    expect(await ben.ask('respondToInvite', late)).toMatchObject({
      status: 409,
      error: { code: 'game_over' },
    });
    // What came to nothing is no history.
    expect((await anna.ask('danceHistory', { query: {} })).data.games).toEqual([]);
  });
});

describe('an open link', () => {
  const weekMs = 7 * 24 * 3_600_000;
  const notOpen = { status: 404, error: { message: 'This invite is no longer open.' } };
  const openLink = async (body = {}) => {
    const [anna, ben] = await newPair();
    const { gameId } = (await mustCall(anna, 'inviteToDance', { body })).game;
    const answer = { body: { gameId, accept: true } };
    return { anna, ben, gameId, params: { gameId }, answer };
  };

  test('is shown to its maker as theirs, and makes a dance with who takes it', async () => {
    const { anna, ben, gameId, params, answer } = await openLink({ gameConfig: { maxRounds: 7 } });
    const { invite } = await mustCall(anna, 'previewInvite', { params });
    expect(invite).toEqual({
      gameId,
      from: { displayName: anna.player.displayName },
      gameConfig: { maxRounds: 7, pace: 'relaxed' },
      lapsesAt: expect.any(String),
      isMine: true,
    });
    const lapsesIn = Date.parse(invite.lapsesAt) - server.clock.now();
    expect(lapsesIn).toBeGreaterThan(weekMs - 60_000);
    expect(lapsesIn).toBeLessThanOrEqual(weekMs);
    expect((await mustCall(ben, 'previewInvite', { params })).invite.isMine).toBe(false);
    // Only who sits there can decline.
    const declined = await ben.ask('respondToInvite', { body: { gameId, accept: false } });
    expect(declined).toMatchObject({ status: 404, error: { code: 'not_your_game' } });
    const listener = await TestListener.open(server.url, anna.headers);
    const { game } = await mustCall(ben, 'respondToInvite', answer);
    expect(game).toMatchObject({
      status: 'active',
      version: 3,
      isInviter: false,
      opponent: { userId: anna.player.userId },
    });
    expect(game).not.toHaveProperty('link');
    await listener.until(() =>
      listener.signals().some((one) => JSON.stringify(one).includes(gameId)),
    );
    expect(listener.signals()).toContainEqual({ topic: 'dance', id: gameId, version: 3 });
    listener.close();
    const { activeGames } = await mustCall(anna, 'activeDances', {});
    expect(activeGames).toMatchObject([{ gameId, opponent: { userId: ben.player.userId } }]);
    // Who has the seat may answer again.
    expect((await mustCall(ben, 'respondToInvite', answer)).game.version).toBe(3);
  });

  test('is unknown to who may not meet its maker', async () => {
    for (const isByMaker of [true, false]) {
      const { anna, ben, params, answer } = await openLink();
      await (isByMaker ? blockTestPlayer(anna, ben) : blockTestPlayer(ben, anna));
      expect(await ben.ask('previewInvite', { params })).toMatchObject(notOpen);
      expect((await callApi(server.url, 'previewInvite', { params })).status).toBe(200);
      const code = isByMaker ? 'not_your_game' : 'blocked';
      expect((await ben.ask('respondToInvite', answer)).error.code).toBe(code);
    }
  });

  test('is refused to who has an open dance with its maker', async () => {
    const { anna, ben, answer } = await openLink();
    const body = { invitedPlayer: anna.player.userId };
    const { gameId } = (await mustCall(ben, 'inviteToDance', { body })).game;
    expect((await ben.ask('respondToInvite', answer)).error).toMatchObject({
      code: 'game_exists',
      details: { gameId, status: 'invited' },
    });
  });

  test('can’t be taken once its week is over, nor when it was taken back', async () => {
    const [lapsed, withdrawn] = [await openLink(), await openLink()];
    const { gameId } = withdrawn;
    await mustCall(withdrawn.anna, 'abandonDance', { body: { gameId } });
    server.clock.advance(weekMs);
    for (const { anna, ben, params, answer } of [lapsed, withdrawn]) {
      expect(await ben.ask('previewInvite', { params })).toMatchObject(notOpen);
      expect(await anna.ask('previewInvite', { params })).toMatchObject(notOpen);
      expect((await ben.ask('respondToInvite', answer)).status).toBeGreaterThanOrEqual(404);
      expect((await mustCall(ben, 'activeDances', {})).activeGames).toEqual([]);
    }
  });

  test('is for nobody where the invite names a player', async () => {
    const [anna, ben] = await newPair();
    const body = { invitedPlayer: ben.player.userId };
    const { game } = await mustCall(anna, 'inviteToDance', { body });
    expect(game).not.toHaveProperty('link');
    const params = { gameId: game.gameId };
    expect(await ben.ask('previewInvite', { params })).toMatchObject(notOpen);
    const third = await newPlayer(server.url);
    const answer = { body: { ...params, accept: true } };
    expect((await third.ask('respondToInvite', answer)).error.code).toBe('not_your_game');
  });
});

describe('a rematch', () => {
  const rematch = (from: TestPlayer, opponentId: string, more = {}) =>
    from.ask('rematchDance', { body: { opponentId, ...more } });
  const texts = async (player: TestPlayer) =>
    (await mustCall(player, 'listNotifications', { query: {} })).notifications.map(
      ({ type, read }) => `${type}${read ? '' : '!'}`,
    );

  test('with oneself or with nobody is refused', async () => {
    const anna = await newPlayer(server.url);
    const self = await rematch(anna, anna.player.userId);
    expect(self).toMatchObject({ status: 422, error: { code: 'cannot_invite_self' } });
    const nobody = await rematch(anna, 'anon_nobody');
    expect(nobody).toMatchObject({ status: 404, error: { message: unreachable } });
  });

  test('waits for the other, and begins when they ask too', async () => {
    const [anna, ben] = await newPair();
    const { data, status } = await rematch(anna, ben.player.userId);
    expect(status).toBe(200);
    const { gameId } = data.game;
    expect(data).toMatchObject({
      ok: true,
      httpStatus: 200,
      game: {
        status: 'invited',
        isRematch: true,
        isInviter: true,
        gameConfig: { maxRounds: 10, pace: 'relaxed' },
        opponent: { userId: ben.player.userId, displayName: ben.player.displayName },
        players: [{ displayName: anna.player.displayName }, {}],
      },
    });
    const again = (await rematch(anna, ben.player.userId)).data.game;
    expect(again).toMatchObject({ gameId, status: 'invited', version: 1 });
    expect(await texts(ben)).toEqual(['rematch!']);
    const listener = await TestListener.open(server.url, ben.headers);
    const agreed = (await rematch(ben, anna.player.userId)).data.game;
    expect(agreed).toMatchObject({ gameId, status: 'active', version: 2, isInviter: false });
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toContainEqual({ topic: 'dance', id: gameId, version: 2 });
    listener.close();
    expect(await texts(anna)).toEqual(['your_turn!']);
    expect(await texts(ben)).toEqual(['rematch']);
    const third = (await rematch(anna, ben.player.userId)).data.game;
    expect(third).toMatchObject({ gameId, status: 'active', version: 2 });
  });

  test('ends an open dance of the two only when that is confirmed', async () => {
    const [anna, ben] = await newPair();
    const body = { invitedPlayer: anna.player.userId };
    const { gameId } = (await mustCall(ben, 'inviteToDance', { body })).game;
    expect((await rematch(anna, ben.player.userId)).error).toMatchObject({
      code: 'game_exists',
      details: { gameId, status: 'invited' },
    });
    await mustCall(anna, 'respondToInvite', { body: { gameId, accept: true } });
    expect((await rematch(anna, ben.player.userId)).error.details).toMatchObject({
      status: 'active',
    });
    const listener = await TestListener.open(server.url, ben.headers);
    const gameConfig = { maxRounds: 4, pace: 'live' as const };
    const confirmed = { confirmEndExisting: true, gameConfig };
    const { game } = (await rematch(anna, ben.player.userId, confirmed)).data;
    expect(game).toMatchObject({ status: 'invited', gameConfig, isInviter: true });
    expect(game.gameId).not.toBe(gameId);
    const old = await mustCall(ben, 'readDance', { params: { gameId }, query: {} });
    expect(old.game).toMatchObject({ status: 'abandoned', endedBy: anna.player.userId });
    expect((await texts(ben)).toSorted()).toEqual(['abandoned!', 'rematch!', 'your_turn']);
    await listener.until(() => JSON.stringify(listener.signals()).includes(game.gameId));
    for (const signal of [
      { topic: 'dance', id: gameId, version: old.game.version },
      { topic: 'dance', id: game.gameId, version: 1 },
    ]) {
      expect(listener.signals()).toContainEqual(signal);
    }
    listener.close();
  });

  test('after a dance that has run out needs no confirmation', async () => {
    const [anna, ben] = await newPair();
    const body = { invitedPlayer: anna.player.userId };
    const { gameId } = (await mustCall(ben, 'inviteToDance', { body })).game;
    server.clock.advance(7 * 24 * 3_600_000 + 1);
    const { game } = (await rematch(anna, ben.player.userId)).data;
    expect(game).toMatchObject({ status: 'invited', isInviter: true });
    const old = await mustCall(ben, 'readDance', { params: { gameId }, query: {} });
    expect(old.game.status).toBe('expired');
  });
});
