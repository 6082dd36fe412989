import type { Signal } from '@bee-jinx/contract';
import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

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
    const [anna, ben] = dance.players.map(({ player }) => player.userId);
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(one).toMatchObject({
      gameId: dance.gameId,
      status: 'active',
      roundNumber: 2,
      pair: ['sand', 'wave'],
      players: [
        { userId: anna, displayName: dance.players[0].player.displayName, ready: false, score: 0 },
        { userId: ben, displayName: dance.players[1].player.displayName, ready: false, score: 0 },
      ],
      submissions: [
        { id: `${dance.gameId}.1.1`, userId: anna, word: 'sand', timestamp, round: 1 },
        { id: `${dance.gameId}.1.2`, userId: ben, word: 'wave', timestamp, round: 1 },
      ],
    });
    expect(one.submissions).toEqual(other.submissions);
    expect(one.version).toBe(other.version);
  });

  test('is shown whole to each seat: while it is played, to decide on and when it is over', async () => {
    const dance = await startDance(server.url, { maxRounds: 3, pace: 'live' });
    const { gameId } = dance;
    const people = dance.players.map(({ player: { userId, displayName } }) => ({
      userId,
      displayName,
    }));
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const said: [string, string][] = [];
    const warmth = ([one, other]: [string, string]) => Math.min(99, server.bee.warmth(one, other));
    /** What either seat is shown, with what differs. */
    const expectShown = async (seat: 0 | 1, status: string, isReady: boolean[], more: object) =>
      expect(await dance.read(seat)).toEqual({
        gameId,
        id: gameId,
        gameType: '2-player',
        status,
        roundNumber: expect.any(Number),
        currentRound: expect.any(Number),
        version: expect.any(Number),
        players: people.map((person, at) => ({ ...person, ready: isReady[at], score: 0 })),
        isInviter: seat === 0,
        submissions: said.flatMap((words, index) =>
          words.map((word, at) => ({
            id: `${gameId}.${index + 1}.${at + 1}`,
            userId: people[at]?.userId,
            word,
            timestamp: time,
            round: index + 1,
          })),
        ),
        rounds: said.map((words, index) => ({
          round: index + 1,
          match: null,
          warmth: warmth(words),
          ...(index > 0 && {
            reasons: words.map((word) => server.bee.reasonFor(said[index - 1] ?? ['', ''], word)),
          }),
        })),
        pair: said.at(-1),
        gameConfig: { maxRounds: 3, pace: 'live' },
        maxRounds: 3,
        isRematch: false,
        createdAt: time,
        updatedAt: time,
        opponent: { ...people[1 - seat], isBee: false, here: false },
        ...(status !== 'completed' && { deadline: time, serverTime: time }),
        ...more,
      });
    const play = async (one: string, other: string) => {
      said.push([one, other]);
      await dance.say(0, said.length, one);
      await dance.say(1, said.length, other);
    };
    const nobody = { mine: false, theirs: false };

    await play('sand', 'wave');
    await dance.players[0].ask('thatCounts', { body: { gameId, roundNumber: 1 } });
    const mine = { mine: true, theirs: false, open: true };
    await expectShown(0, 'active', [false, false], { myTurn: true, thatCounts: mine });
    const theirs = { mine: false, theirs: true, open: true };
    await expectShown(1, 'active', [false, false], { myTurn: true, thatCounts: theirs });

    await dance.say(0, 2, 'moon');
    const nudge = { recipientUserId: people[1]?.userId ?? '', gameId, roundNumber: 2 };
    await dance.players[0].ask('nudge', { body: nudge });
    const isAgreed = { mine: true, theirs: false, open: false };
    const sealed = { myTurn: false, word: 'moon', thatCounts: isAgreed };
    await expectShown(0, 'active', [true, false], sealed);
    const asked = { myTurn: true, thatCounts: { ...nobody, theirs: true, open: false } };
    await expectShown(1, 'active', [true, false], { ...asked, nudgedAt: time });

    await play('moon', 'cheese');
    await play('lamp', 'moth');
    const open = { thatCounts: { ...nobody, open: true } };
    for (const seat of [0, 1] as const) {
      const undecided = { ...open, myTurn: true, decisions: {}, roundNumber: 3, currentRound: 3 };
      await expectShown(seat, 'deciding', [false, false], undecided);
    }
    const decide = (seat: 0 | 1, decision: 'continue' | 'stop') =>
      dance.players[seat].ask('continueDecision', { body: { gameId, decision } });
    await decide(1, 'continue');
    const waits = { ...open, myTurn: false, decisions: { mine: 'continue' } };
    await expectShown(1, 'deciding', [false, false], waits);
    const isAsked = { ...open, myTurn: true, decisions: { theirs: 'continue' } };
    await expectShown(0, 'deciding', [false, false], isAsked);

    await decide(0, 'stop');
    for (const seat of [0, 1] as const) {
      const opponent = { ...people[1 - seat], isBee: false, canDance: true, isFriend: false };
      await expectShown(seat, 'completed', [false, false], {
        thatCounts: { ...nobody, open: false },
        outcome: 'no_jinx',
        telepathy: 0,
        sharing: nobody,
        reactions: {},
        befriends: nobody,
        endedAt: time,
        myTurn: false,
        opponent,
      });
    }
  });

  test('is known by the names of the specification’s game too', async () => {
    const dance = await startDance(server.url);
    const { gameId, roundNumber, ...game } = await dance.read(0);
    expect(game).toMatchObject({ id: gameId, gameType: '2-player', currentRound: roundNumber });
  });

  test('is listed with its id and its opponent among the active games', async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    const activeGames = async (player: TestPlayer) =>
      (await player.ask('activeDances', {})).data.activeGames;
    const opponentOf = (player: TestPlayer) => ({
      gameId: dance.gameId,
      opponent: { userId: player.player.userId, displayName: player.player.displayName },
    });
    expect(await activeGames(anna)).toMatchObject([opponentOf(ben)]);
    expect(await activeGames(ben)).toMatchObject([opponentOf(anna)]);
    await dance.jinx(1);
    expect(await activeGames(anna)).toEqual([]);
  });

  test('lists games where it is my turn first', async () => {
    const waits = await startDance(server.url);
    const [anna] = waits.players;
    server.clock.advance(1);
    const other = await startDance(server.url, {}, [anna, await newPlayer(server.url)]);
    const turns = async () =>
      (await anna.ask('activeDances', {})).data.activeGames.map(({ gameId }) => gameId);
    await other.say(0, 1, 'sand');
    expect(await turns()).toEqual([waits.gameId, other.gameId]);
    await waits.say(0, 1, 'sand');
    await other.say(1, 1, 'wave');
    expect(await turns()).toEqual([other.gameId, waits.gameId]);
  });

  test.each(['q', 'zzxqv', 'flibbertigibbet', 'ice cream', 'jack-in-the-box', 'ö'.repeat(30)])(
    'takes any word: %s, known or not',
    async (word) => {
      const dance = await startDance(server.url);
      expect(await dance.say(0, 1, word)).toMatchObject({ status: 200, data: { game: { word } } });
      await dance.say(1, 1, 'wave');
      expect((await dance.read(1)).pair).toEqual([word, 'wave']);
    },
  );

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
    ['of a round to come', 3, 'sand', 409, 'wrong_round'],
    ['that was said', 2, 'sand', 422, 'word_already_said'],
    ['that was said in another form', 2, 'waves', 422, 'word_already_said'],
    ['that is a swear word', 2, 'shit', 422, 'word_refused'],
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
      const details = { version, status: 'active', rounds: 1 };
      if (status === 409) expect(answer.error.details).toEqual(details);
      if (code === 'word_already_said') {
        expect(answer.error.details).toEqual({ ...details, said: word.replace('waves', 'wave') });
      }
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

describe('both screens', () => {
  test('hear of every change after it was kept, and of nothing more; versions only grow', async () => {
    const dance = await startDance(server.url);
    const listeners = await Promise.all(
      dance.players.map(({ headers }) => TestListener.open(server.url, headers)),
    );
    await dance.say(0, 1, 'sand');
    await dance.say(0, 1, 'sand');
    await dance.say(1, 1, 'wave');
    for (const [seat, listener] of listeners.entries()) {
      const ofDance = () =>
        listener.signals().filter((signal) => (signal as Signal).topic === 'dance');
      await listener.until(() => ofDance().length >= 2);
      const sealed = { topic: 'dance', id: dance.gameId, version: 3 };
      const revealed = { ...sealed, version: 4 };
      // Who has waited gets the game itself, as if they had asked; who has ended the round has it in the reply.
      const game = seat === 0 ? { game: await dance.read(0) } : {};
      expect(ofDance()).toEqual([sealed, { ...revealed, ...game }]);
    }
    expect(await dance.read(0)).toMatchObject({ opponent: { here: true }, version: 4 });
    for (const listener of listeners) listener.close();
  });
});
