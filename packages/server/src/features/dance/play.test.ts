import type { Signal } from '@bee-jinx/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { ask, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

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
      status: 'invited',
      roundNumber: 1,
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
    expect(again.data).toEqual(answered.data);
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
      body: { message: 'Anyone?', firstWord: 'lantern' },
    });
    const { gameId, link } = data.game;
    expect(link).toBe(`/jinx/dance?invite=${gameId}`);
    expect(data.game.opponent).toBeUndefined();
    const preview = await ask(server.url, 'previewInvite', { params: { gameId } });
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
    const closed = await ask(server.url, 'previewInvite', { params: { gameId } });
    expect(closed.status).toBe(404);
  });

  test('by an open link twice with one Idempotency-Key is one', async () => {
    const anna = await newPlayer(server.url);
    const headers = { ...anna.headers, 'idempotency-key': 'tap-1' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(server.url, 'inviteToDance', { body: {} }, headers)),
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

describe('a round', () => {
  test('turns over for both with the second word', async () => {
    const dance = await startDance(server.url);
    const first = await dance.say(1, 1, 'wave');
    expect(first.data.game).toMatchObject({ word: 'wave', myTurn: false, submissions: [] });
    expect(await dance.read(0)).toMatchObject({
      myTurn: true,
      players: [{ ready: false }, { ready: true }],
    });
    await dance.say(0, 1, 'sand');
    const [one, other] = [await dance.read(0), await dance.read(1)];
    expect(one.pair).toEqual(['sand', 'wave']);
    expect(one.submissions).toEqual(other.submissions);
    expect(one.version).toBe(other.version);
  });

  test.each([
    ['honey', 'honey', 'exact'],
    ['colour', 'color', 'spelling'],
    ['bee', 'bees', 'inflection'],
  ])('of %s and %s is a jinx', async (one, other, match) => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, one);
    const { data } = await dance.say(1, 1, other);
    expect(data.game).toMatchObject({
      status: 'completed',
      outcome: 'jinx',
      rounds: [{ match, warmth: 100 }],
      telepathy: 100,
      players: [{ score: 1 }, { score: 1 }],
    });
    expect(data.game.deadline).toBeUndefined();
  });

  test('takes the same word again, and no other', async () => {
    const dance = await startDance(server.url);
    const first = await dance.say(0, 1, 'sand');
    expect((await dance.say(0, 1, ' SAND')).data).toEqual(first.data);
    expect(await dance.say(0, 1, 'wave')).toMatchObject({
      status: 409,
      error: { code: 'already_submitted' },
    });
  });

  test.each([
    ['of a round that was played', 1, 'moon', 409, 'wrong_round'],
    ['of a round to come', 3, 'moon', 409, 'wrong_round'],
    ['that was said', 2, 'sand', 422, 'word_already_said'],
    ['that was said in another form', 2, 'waves', 422, 'word_already_said'],
    ['that hurts', 2, 'shit', 422, 'word_refused'],
    ['that is none', 2, '42', 422, 'word_invalid'],
    ['with hidden signs', 2, 'mo\u200bon', 422, 'word_invalid'],
  ])(
    'refuses a word %s, and says where the game stands',
    async (_which, round, word, status, code) => {
      const dance = await startDance(server.url);
      await dance.say(0, 1, 'sand');
      await dance.say(1, 1, 'wave');
      const answer = await dance.say(0, round, word);
      expect(answer).toMatchObject({ status, error: { code } });
      const { version } = await dance.read(0);
      if (status === 409) expect(answer.error.details).toMatchObject({ version, rounds: 1 });
    },
  );

  test('is not moved by process-round', async () => {
    const dance = await startDance(server.url);
    await dance.say(0, 1, 'sand');
    const body = { gameId: dance.gameId, roundNumber: 1, devFlags: { timeUp: true } };
    for (const player of dance.players) {
      const { status, data } = await player.ask('processRound', { body });
      expect(status).toBe(200);
      expect(data.game).toMatchObject({ status: 'active', roundNumber: 1, version: 3 });
    }
  });
});

describe('“That counts”', () => {
  test('by both makes a jinx of a near miss', async () => {
    const dance = await startDance(server.url);
    await dance.miss(1);
    const body = { gameId: dance.gameId, roundNumber: 1 };
    const [anna, ben] = dance.players;
    const half = await anna.ask('thatCounts', { body });
    expect(half.data.game.thatCounts).toEqual({ mine: true, theirs: false, open: true });
    const whole = await ben.ask('thatCounts', { body });
    expect(whole.data.game).toMatchObject({
      status: 'completed',
      outcome: 'jinx',
      rounds: [{ match: 'agreed' }],
    });
  });

  test('is too late after the next word', async () => {
    const dance = await startDance(server.url);
    await dance.miss(1);
    await dance.say(0, 2, 'moon');
    const body = { gameId: dance.gameId, roundNumber: 1 };
    expect(await dance.players[1].ask('thatCounts', { body })).toMatchObject({
      status: 409,
      error: { code: 'wrong_round' },
    });
  });
});

describe('after the last round', () => {
  const undecided = async () => {
    const dance = await startDance(server.url, { maxRounds: 3 });
    for (const round of [1, 2, 3]) await dance.miss(round);
    const choose = (seat: 0 | 1, decision: 'continue' | 'stop', preemptiveWord?: string) =>
      dance.players[seat].ask('continueDecision', {
        body: { gameId: dance.gameId, decision, ...(preemptiveWord && { preemptiveWord }) },
      });
    return { dance, choose };
  };

  test('both go on for five more, with words that were sealed already', async () => {
    const { dance, choose } = await undecided();
    expect(await dance.read(0)).toMatchObject({ status: 'deciding', roundNumber: 3 });
    const half = await choose(0, 'continue', 'moth');
    expect(half.data.game).toMatchObject({ decisions: { mine: 'continue' }, word: 'moth' });
    expect(JSON.stringify(await dance.read(1))).not.toContain('moth');
    const { data } = await choose(1, 'continue', 'lamp');
    expect(data.game).toMatchObject({ status: 'active', roundNumber: 5, maxRounds: 8 });
    expect(data.game.pair).toEqual(['moth', 'lamp']);
  });

  test('one stop ends it without a jinx', async () => {
    const { dance, choose } = await undecided();
    await choose(0, 'continue');
    const { data } = await choose(1, 'stop');
    expect(data.game).toMatchObject({ status: 'completed', outcome: 'no_jinx', telepathy: 0 });
    expect((await choose(1, 'stop')).status).toBe(200);
    expect(await choose(0, 'continue')).toMatchObject({ status: 200 });
    expect(await dance.say(0, 4, 'moon')).toMatchObject({ error: { code: 'game_over' } });
  });

  test('a decision is refused before its time', async () => {
    const dance = await startDance(server.url);
    const body = { gameId: dance.gameId, decision: 'stop' as const };
    expect(await dance.players[0].ask('continueDecision', { body })).toMatchObject({
      status: 409,
      error: { code: 'not_deciding' },
    });
  });
});

describe('what the bee would have said', () => {
  test('comes with the finished rounds that have a pair, and only when asked for', async () => {
    const dance = await startDance(server.url);
    for (const round of [1, 2, 3]) await dance.miss(round);
    const params = { gameId: dance.gameId };
    const [anna] = dance.players;
    const { data } = await anna.ask('readDance', { params, query: { includeAi: 'true' } });
    expect(data.game.ai).toEqual([
      { round: 2, word: expect.stringMatching(/^honey/) },
      { round: 3, word: expect.stringMatching(/^honey/) },
    ]);
    expect((await dance.read(0)).ai).toBeUndefined();
  });
});

describe('both screens', () => {
  test('hear of every change after it was kept, and of nothing more; versions only grow', async () => {
    const dance = await startDance(server.url);
    const listeners = await Promise.all(
      dance.players.map(({ headers }) => TestListener.open(server.url, headers)),
    );
    await dance.say(0, 1, 'sand');
    await dance.say(0, 1, 'sand');
    await dance.say(1, 1, 'wave');
    for (const listener of listeners) {
      const ofDance = () =>
        listener.signals().filter((signal) => (signal as Signal).topic === 'dance');
      await listener.until(() => ofDance().length >= 2);
      expect(ofDance()).toEqual([
        { topic: 'dance', id: dance.gameId, version: 3 },
        { topic: 'dance', id: dance.gameId, version: 4 },
      ]);
    }
    expect(await dance.read(0)).toMatchObject({ opponent: { here: true }, version: 4 });
    for (const listener of listeners) listener.close();
  });
});

describe('the bee as a partner', () => {
  test('says that it is the bee, and dances to the end', async () => {
    const anna = await newPlayer(server.url);
    const begun = await anna.ask('findPartner', { body: { withBee: true } });
    const { game } = begun.data;
    expect(begun.data.state).toBe('paired');
    expect(game).toMatchObject({
      status: 'active',
      opponent: { userId: 'bee', displayName: 'The bee', isBee: true, here: true },
    });
    const gameId = game?.gameId ?? '';
    const again = await anna.ask('findPartner', { body: { withBee: true } });
    expect(again.data.game?.gameId).toBe(gameId);
    const say = (roundNumber: number, word: string) =>
      anna.ask('submitDanceWord', { body: { gameId, roundNumber, word } });
    expect((await say(1, 'sand')).data.game).toMatchObject({ roundNumber: 2 });
    const second = await say(2, 'moon');
    const beeWord = second.data.game.submissions.at(-1);
    expect(beeWord).toMatchObject({ userId: 'bee', word: expect.stringMatching(/^honey/) });
    await anna.ask('abandonDance', { body: { gameId } });
    const { data } = await anna.ask('danceHistory', { query: {} });
    expect(data.games).toMatchObject([{ gameId, opponent: { userId: 'bee', isBee: true } }]);
  });

  test('goes on when it is asked to, and its dances count for nothing', async () => {
    const anna = await newPlayer(server.url);
    const body = { withBee: true, gameConfig: { maxRounds: 3 } };
    const gameId = (await anna.ask('findPartner', { body })).data.game?.gameId ?? '';
    for (const [index, word] of ['sand', 'wave', 'moon'].entries()) {
      await anna.ask('submitDanceWord', { body: { gameId, roundNumber: index + 1, word } });
    }
    const choose = (decision: 'continue' | 'stop') =>
      anna.ask('continueDecision', { body: { gameId, decision } });
    expect((await choose('continue')).data.game).toMatchObject({ status: 'active', maxRounds: 8 });
    await anna.ask('abandonDance', { body: { gameId } });
    const { data } = await anna.ask('danceStats', { query: {} });
    expect(data.stats.games).toBe(0);
  });
});
