import { describe, expect, test } from 'vitest';
import { nonMatchingWord, predictBeeWord, sealOf, today, winIn } from '../../testing/test-daily.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { server, player, submit, open } = useDailyPlayer();

/** Replies are cached by the words that were said, for as long as the server runs. */
let usedWords = 0;
function unusedWord(): string {
  usedWords += 1;
  return `harbour${[...String(usedWords)].map((digit) => 'bdfghjklmp'[Number(digit)]).join('')}`;
}

describe('opening the daily', () => {
  test('shows the pair, a fresh game and the seal of the word that the bee has chosen', async () => {
    const { status, data, headers } = await player.ask('dailyPuzzle', {
      query: { date: '2026-11-15' },
    });
    expect(status).toBe(200);
    expect(data).toEqual({
      puzzle: {
        puzzleNumber: today,
        activeDate: '2026-11-15',
        word1: 'ocean',
        word2: 'desert',
        par: 5,
        difficulty: 'steady',
      },
      game: {
        puzzleNumber: today,
        status: 'playing',
        rounds: [],
        hints: [],
        hintsUsed: 0,
        startedAt: expect.any(String),
        archive: false,
        version: 1,
      },
      seal: expect.stringMatching(/^[0-9a-f]{64}$/),
      today: { date: '2026-11-15', puzzleNumber: today },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('again, or on another device, shows the same seal', async () => {
    const first = await open();
    expect((await open()).data).toEqual(first.data);
  });

  test('forty times at once makes one game', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => open()));
    expect(new Set(answers.map(({ data }) => data.seal)).size).toBe(1);
  });
});

describe('saying a word', () => {
  test('opens the word that was sealed before, and seals the next one', async () => {
    const { data: before } = await open();
    const { status, data } = await submit(1, 'Sand');
    expect(status).toBe(200);
    const { round } = data;
    expect(round).toMatchObject({
      round: 1,
      word: 'sand',
      beeWord: predictBeeWord(today),
      seal: before.seal,
      match: null,
    });
    expect(sealOf(round.salt, today, 1, round.beeWord)).toBe(before.seal);
    expect(round.warmth).toBeLessThan(100);
    expect(data.game).toMatchObject({ status: 'playing', rounds: [round], version: 2 });
    expect(data.seal).not.toBe(before.seal);
    expect((await open()).data).toMatchObject({ game: data.game, seal: data.seal });
  });

  test.each([
    ['exact', predictBeeWord(today)],
    ['inflection', `${predictBeeWord(today)}s`],
    ['spelling', predictBeeWord(today).replace('honey', 'honéy')],
  ] as const)('that is the bee’s, by way of %s, wins', async (match, word) => {
    const { data } = await submit(1, word);
    expect(data.round).toMatchObject({ match, warmth: 100 });
    expect(data.game).toMatchObject({
      status: 'won',
      outcome: 'jinx',
      tier: 'excellent',
      finishedAt: expect.any(String),
      replayId: expect.stringMatching(/^replay_[0-9a-z]{19}$/),
    });
    expect(data.seal).toBeUndefined();
  });

  test('can be repeated after a lost reply: the same word is answered the same, also the last', async () => {
    const first = await submit(1, 'sand');
    await submit(2, nonMatchingWord(2));
    const again = await submit(1, 'SAND ');
    expect(again.status).toBe(200);
    expect(again.data.round).toEqual(first.data.round);
    expect(again.data.game.rounds).toHaveLength(2);
    const last = await submit(3, predictBeeWord(today, again.data.game.rounds));
    expect((await submit(3, last.data.round.word)).data).toEqual(last.data);
  });

  test('forty times at once plays one round, and all hear the same', async () => {
    await open();
    const answers = await Promise.all(Array.from({ length: 40 }, () => submit(1, 'sand')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await open()).data.game).toMatchObject({ rounds: [{ word: 'sand' }], version: 2 });
  });

  test('two different words for one round at once: one is played, the other is too late', async () => {
    const answers = await Promise.all([submit(1, 'sand'), submit(1, 'wave')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.error).toMatchObject({ code: 'wrong_round', details: { version: 2, round: 2 } });
    expect((await open()).data.game.rounds).toHaveLength(1);
  });

  test.each([
    ['in a round that was played', 1, 'wave', 409, 'wrong_round'],
    ['two rounds ahead', 3, 'wave', 409, 'wrong_round'],
    ['of the pair', 2, 'sand', 422, 'word_already_said'],
    ['of the puzzle', 2, 'Ocean', 422, 'word_already_said'],
    ['of the bee', 2, predictBeeWord(today), 422, 'word_already_said'],
    ['in another form', 2, 'deserts', 422, 'word_already_said'],
    ['that nobody knows', 2, 'qxyz', 422, 'word_unknown'],
    ['that is another without its apostrophe', 2, "she'll", 422, 'word_unknown'],
    ['in another script', 2, 'пчела', 422, 'word_unknown'],
    ['that mixes scripts', 2, 'wаve', 422, 'word_invalid'],
    ['of 31 letters', 2, 'a'.repeat(31), 422, 'word_invalid'],
    ['of three words', 2, 'a hot day', 422, 'word_invalid'],
    ['of no letters', 2, '   ', 422, 'word_invalid'],
    ['with hidden signs', 2, 'wa\u200bve', 422, 'word_invalid'],
    ['that is a number', 2, '42', 422, 'word_invalid'],
    ['that is a swear word', 2, 'shit', 422, 'word_refused'],
  ])('%s costs no round', async (_which, round, word, status, code) => {
    await submit(1, 'sand');
    const answer = await submit(round, word);
    expect(answer).toMatchObject({
      status,
      error: { code, message: expect.stringMatching(/[a-z].*\.$/) },
    });
    expect((await open()).data.game.rounds).toHaveLength(1);
  });

  test('that was said comes with the word of the game that it is a form of', async () => {
    await submit(1, 'sand');
    const { error } = await submit(2, 'deserts');
    expect(error.details).toMatchObject({ said: 'desert' });
  });

  test('that is unknown comes with up to three others: decent, and not said yet', async () => {
    const { error } = await submit(1, 'qxame');
    expect(error.details).toEqual({ suggestions: ['flame', 'frame', 'fame'] });
    expect((await submit(1, 'пчела')).error).toMatchObject({
      message: 'The bee knows English words only.',
      details: { suggestions: [] },
    });
  });

  test('of 30 letters is one', async () => {
    expect((await submit(1, 'a'.repeat(30))).status).toBe(200);
  });

  test('wakes the other devices, and tells them nothing but to look', async () => {
    const listener = await TestListener.open(server.url, player.headers);
    await submit(1, 'sand');
    await submit(1, 'sand');
    await submit(2, 'wave');
    await listener.until(() => listener.signals().length >= 2);
    expect(listener.signals()).toEqual([
      { topic: 'daily', id: String(today), version: 2 },
      { topic: 'daily', id: String(today), version: 3 },
    ]);
    const other = { puzzleNumber: today - 1 };
    await player.ask('chooseSlope', { body: { ...other, slope: 'gentle' } });
    await player.ask('dailyHint', { body: { ...other, round: 1 } });
    await player.ask('giveUpDaily', { body: other });
    await player.ask('giveUpDaily', { body: other });
    await listener.until(() => listener.signals().length >= 5);
    expect(listener.signals().slice(2)).toEqual(
      [2, 3, 4].map((version) => ({ topic: 'daily', id: String(today - 1), version })),
    );
    listener.close();
  });

  test('on two devices in turn plays one game', async () => {
    const other = { ...player.headers };
    const onOther = (round: number, word: string) =>
      fetch(`${server.url}/api/jinx-daily/submit`, {
        method: 'POST',
        headers: { ...other, 'content-type': 'application/json' },
        body: JSON.stringify({ puzzleNumber: today, round, word }),
      });
    await submit(1, 'sand');
    expect((await onOther(1, 'wave')).status).toBe(409);
    expect((await onOther(2, 'wave')).status).toBe(200);
    const { data } = await open();
    expect(data.game.rounds.map(({ word }) => word)).toEqual(['sand', 'wave']);
  });
});

describe('a game', () => {
  test('that ends on its day is signalled to the player’s hives, one of the archive is not', async () => {
    const hive = await createTestHive(server.url);
    await hive.join(player);
    const { version } = await hive.read();
    const listener = await TestListener.open(server.url, hive.owner.headers);
    await winIn(player, 900, 1);
    await winIn(player, today, 1, '2026-11-15');
    await listener.until(() => listener.signals().length > 0);
    await hive.owner.ask('changeMe', { body: { displayName: 'Owner' } });
    await listener.until(() => JSON.stringify(listener.signals()).includes('"player"'));
    listener.close();
    expect(listener.signals()).toEqual([
      { topic: 'group', id: hive.groupId, version },
      { topic: 'player', id: hive.owner.player.userId, version: 2 },
    ]);
  });

  test('ends after twenty rounds without a jinx', async () => {
    const game = await winIn(player, today, 21);
    expect(game).toMatchObject({ status: 'lost', outcome: 'out_of_rounds' });
    expect(game.rounds).toHaveLength(20);
    expect(game.tier).toBeUndefined();
    expect(await submit(20, 'wave')).toMatchObject({ error: { code: 'wrong_round' } });
  });

  test('that is over takes no more words, no hints and no giving up', async () => {
    await winIn(player, today, 2);
    const { version } = (await open()).data.game;
    const over = {
      status: 409,
      error: { code: 'puzzle_finished', details: { version, round: 3 } },
    };
    expect(await submit(3, 'wave')).toMatchObject(over);
    const body = { puzzleNumber: today };
    expect(await player.ask('dailyHint', { body: { ...body, round: 3 } })).toMatchObject(over);
    expect(await player.ask('giveUpDaily', { body })).toMatchObject(over);
  });

  test('every round of it can be proven afterwards', async () => {
    const game = await winIn(player, today, 4);
    expect(game.rounds).toHaveLength(4);
    for (const { round, salt, beeWord, seal } of game.rounds) {
      expect(salt).toMatch(/^[0-9a-f]{32}$/);
      expect(sealOf(salt, today, round, beeWord)).toBe(seal);
    }
  });

  test('is the same for everybody who says the same, but for salt and seal', async () => {
    const other = await newPlayer(server.url);
    const [mine, theirs] = [await winIn(player, today, 3), await winIn(other, today, 3)];
    expect(mine.rounds.map(({ beeWord }) => beeWord)).toEqual(
      theirs.rounds.map(({ beeWord }) => beeWord),
    );
    expect(mine.rounds[0]?.salt).not.toBe(theirs.rounds[0]?.salt);
  });

  test('the replies to its first three words are thought of once for all who say the same', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server.url)));
    const thoughtsInRound = async (round: number) => {
      const before = server.bee.thoughts();
      const word = unusedWord();
      await Promise.all(
        players.map((one) => one.ask('submitDaily', { body: { puzzleNumber: 77, round, word } })),
      );
      return server.bee.thoughts() - before;
    };
    expect(await thoughtsInRound(1)).toBe(1);
    for (const round of [2, 3]) expect(await thoughtsInRound(round)).toBe(1);
    // After more rounds hardly anybody else has said the same.
    expect(await thoughtsInRound(4)).toBe(players.length);
  });
});
