import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { nonMatchingWord, predictBeeWord, today, winIn } from '../../testing/test-daily.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { server, player } = useDailyPlayer();

/** Words are counted by puzzle, so each test that counts has one of its own. */
let lastUnused = 299;
const unusedPuzzle = () => (lastUnused += 1);

const newPlayers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newPlayer(server.url)));

describe('stats', () => {
  test('of a newcomer are empty', async () => {
    const { data, headers } = await player.ask('fetchStats', { query: {} });
    expect(data.stats).toEqual({
      gamesPlayed: 0,
      gamesWon: 0,
      averageRounds: 0,
      winPercentage: 0,
      currentStreak: 0,
      bestStreak: 0,
      freezes: 0,
      frozen: [],
      hasEarnedFreeze: false,
      distribution: Array(20).fill(0),
      userLevel: 'new',
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('count every finished game, and no other', async () => {
    await winIn(player, 11, 1);
    await winIn(player, 12, 3);
    await winIn(player, 13, 7);
    await winIn(player, 14, 21);
    await player.ask('giveUpDaily', { body: { puzzleNumber: 15 } });
    await player.ask('dailyPuzzle', { query: { puzzleNumber: 16 } });
    const { data } = await player.ask('fetchStats', { query: {} });
    const distribution = Array(20).fill(0);
    distribution[0] = distribution[2] = distribution[6] = 1;
    expect(data.stats).toMatchObject({
      gamesPlayed: 5,
      gamesWon: 3,
      averageRounds: 3.7,
      winPercentage: 60,
      distribution,
      tier: 'excellent',
      userLevel: 'beginner',
      persona: { name: 'queen', confidence: 0.6 },
    });
  });

  test('report no persona before the third game', async () => {
    await winIn(player, 11, 1);
    await winIn(player, 12, 1);
    const { data } = await player.ask('fetchStats', { query: {} });
    expect(data.stats.persona).toBeUndefined();
  });
});

describe('saving a whole game', () => {
  const save = (words: string[], puzzleNumber = today) =>
    player.ask('saveScore', { body: { puzzleNumber, words, hintsUsed: 1 } });
  /** The words of a game that is won in so many rounds, as another player found them. */
  const trueWords = async (rounds: number) => {
    const other = await newPlayer(server.url);
    return (await winIn(other, today, rounds)).rounds.map(({ word }) => word);
  };

  test('replays it and stores it, once', async () => {
    const words = await trueWords(3);
    const listener = await TestListener.open(server.url, player.headers);
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(words)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { game } = (await save(words)).data;
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()).toEqual([{ topic: 'daily', id: String(today), version: 2 }]);
    expect(game).toMatchObject({ status: 'won', outcome: 'jinx', hintsUsed: 1, version: 2 });
    expect(game.rounds.map(({ word }) => word)).toEqual(words);
    for (const { salt, round, beeWord, seal } of game.rounds) {
      expect(
        createHash('sha256').update(`${salt}:${today}:${round}:${beeWord}`).digest('hex'),
      ).toBe(seal);
    }
    const { data } = await player.ask('fetchStats', { query: {} });
    expect(data.stats).toMatchObject({ gamesPlayed: 1, gamesWon: 1, averageRounds: 3 });
    const finished = { status: 409, error: { code: 'puzzle_finished' } };
    expect(await save(await trueWords(2))).toMatchObject(finished);
    expect(await save(words.slice(0, 2))).toMatchObject(finished);
    expect(await save(words.with(1, 'otherwise'))).toMatchObject(finished);
  });

  test('takes a game of twenty rounds without a jinx', async () => {
    const words = Array.from({ length: 20 }, (_, index) => nonMatchingWord(index + 1));
    expect((await save(words)).data.game).toMatchObject({ outcome: 'out_of_rounds' });
  });

  test('goes on from the rounds that were played', async () => {
    const words = await trueWords(3);
    const body = { puzzleNumber: today, round: 1, word: words[0] ?? '' };
    const { data } = await player.ask('submitDaily', { body });
    expect((await save(words)).data.game.rounds[0]).toEqual(data.round);
  });

  test.each([
    ['ends without a jinx', () => [nonMatchingWord(1), nonMatchingWord(2)]],
    ['goes on after the jinx', () => [predictBeeWord(today), nonMatchingWord(2)]],
    ['says a word twice', () => [nonMatchingWord(1), nonMatchingWord(1)]],
    ['says what was on the table', () => ['ocean']],
    ['says the bee’s last word', () => [nonMatchingWord(1), predictBeeWord(today)]],
  ])('refuses one that %s, always in the same way', async (_how, words) => {
    const answer = await save(words());
    expect(answer).toMatchObject({
      status: 400,
      error: {
        code: 'invalid_input',
        message: 'That isn’t a whole game against the bee.',
        details: { fields: { words: 'That isn’t a whole game against the bee.' } },
      },
    });
    const { data } = await player.ask('dailyPuzzle', { query: { puzzleNumber: today } });
    expect(data.game).toMatchObject({ status: 'playing', rounds: [] });
  });

  test('refuses a word that the bee does not know', async () => {
    expect(await save(['sand', 'qxqx'])).toMatchObject({
      status: 422,
      error: { code: 'word_unknown', details: { suggestions: ['flame', 'frame', 'ocean'] } },
    });
  });

  test('is no way to guess the bee’s word: after three false games it is closed', async () => {
    for (const word of ['one', 'two', 'three']) expect((await save([word])).status).toBe(400);
    expect(await save([predictBeeWord(today)])).toMatchObject({
      status: 403,
      error: { code: 'forbidden' },
    });
    const body = { puzzleNumber: today, round: 1, word: 'sand' };
    expect((await player.ask('submitDaily', { body })).status).toBe(200);
  });
});

describe('how others linked it', () => {
  const others = (one: TestPlayer, puzzleNumber: number) =>
    one.ask('dailyOthers', { query: { puzzleNumber } });
  const say = (one: TestPlayer, puzzleNumber: number, word: string) =>
    one.ask('submitDaily', { body: { puzzleNumber, round: 1, word } });

  test('is shown to those who have finished, and only what five or more have said', async () => {
    const puzzleNumber = unusedPuzzle();
    const crowd = await newPlayers(10);
    await Promise.all(crowd.slice(0, 6).map((one) => say(one, puzzleNumber, 'sand')));
    await Promise.all(crowd.slice(6).map((one) => say(one, puzzleNumber, 'camel')));
    expect(await others(player, puzzleNumber)).toMatchObject({
      status: 409,
      error: {
        code: 'not_yet',
        message: 'Finish this puzzle first, then see how others did.',
      },
    });
    await say(player, puzzleNumber, 'storm');
    expect((await others(player, puzzleNumber)).status).toBe(409);
    await player.ask('giveUpDaily', { body: { puzzleNumber } });
    expect((await others(player, puzzleNumber)).data).toEqual({
      puzzleNumber,
      players: 11,
      words: [{ word: 'sand', players: 6 }],
    });
    await say(await newPlayer(server.url), puzzleNumber, 'camel');
    expect((await others(player, puzzleNumber)).data.words).toEqual([
      { word: 'sand', players: 6 },
      { word: 'camel', players: 5 },
    ]);
  });

  test('counts a player once, however often the word is sent', async () => {
    const puzzleNumber = unusedPuzzle();
    await Promise.all(Array.from({ length: 10 }, () => say(player, puzzleNumber, 'sand')));
    await player.ask('giveUpDaily', { body: { puzzleNumber } });
    expect((await others(player, puzzleNumber)).data).toEqual({
      puzzleNumber,
      players: 1,
      words: [],
    });
  });
});

describe('my data', () => {
  test('has all my games in it, and of a game that is not over no word of the bee’s to come', async () => {
    const won = await winIn(player, 600, 2);
    await player.ask('submitDaily', { body: { puzzleNumber: 601, round: 1, word: 'sand' } });
    const { data } = await player.ask('exportMe', {});
    expect(data.dailyGames.map(({ puzzleNumber }) => puzzleNumber)).toEqual([600, 601]);
    expect(data.dailyGames[0]).toEqual(won);
    expect(JSON.stringify(data)).not.toContain(predictBeeWord(601, data.dailyGames[1]?.rounds));
  });

  test('goes with me; how many said a word stays, without my name', async () => {
    const puzzleNumber = unusedPuzzle();
    const { replayId = '' } = await winIn(player, puzzleNumber, 2);
    await player.ask('deleteMe', {});
    const rows = await server.db.read
      .selectFrom('daily_games')
      .select('puzzle_number')
      .where('player_id', '=', player.player.userId)
      .execute();
    expect(rows).toEqual([]);
    expect((await callApi(server.url, 'readReplay', { params: { replayId } })).status).toBe(404);
    const counts = await server.db.read
      .selectFrom('daily_first_words')
      .select('players')
      .where('puzzle_number', '=', puzzleNumber)
      .execute();
    expect(counts).toEqual([{ players: 1 }]);
  });
});
