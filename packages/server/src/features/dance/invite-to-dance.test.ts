import { describe, expect, test } from 'vitest';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const newPair = (): Promise<[TestPlayer, TestPlayer]> =>
  Promise.all([newPlayer(server.url), newPlayer(server.url)]);

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
    [{ invitedPlayer: 'anon_nobody' }, 404, 'not_found'],
    [{ challengedFriendCode: 'nobody' }, 404, 'not_found'],
    [{ message: 'what the fuck' }, 422, 'text_refused'],
    [{ message: 'x'.repeat(141) }, 400, 'invalid_input'],
    [{ firstWord: 'shit' }, 422, 'word_refused'],
    [{ firstWord: 'two good words' }, 422, 'word_invalid'],
    [{ gameConfig: { maxRounds: 2 } }, 400, 'invalid_input'],
    [{ gameConfig: { maxRounds: 21 } }, 400, 'invalid_input'],
    [{ gameConfig: { pace: 'fast' as 'live' } }, 400, 'invalid_input'],
  ])('with %j is refused', async (body, status, code) => {
    const anna = await newPlayer(server.url);
    expect(await anna.ask('inviteToDance', { body })).toMatchObject({ status, error: { code } });
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
