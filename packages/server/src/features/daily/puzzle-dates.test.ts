import { dateOfPuzzle, dayMs } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { noon, predictBeeWord, setClock, today, winIn } from '../../testing/test-daily.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
let player: TestPlayer;
beforeEach(async () => {
  setClock(server, noon);
  player = await newPlayer(server.url);
});

/** A puzzle that was published stays so. */
let lastUnused = 99;
const unusedPuzzle = () => (lastUnused += 1);
const at = (iso: string) => setClock(server, Date.parse(iso));
const open = (query: { puzzleNumber?: number; date?: string }) =>
  player.ask('dailyPuzzle', { query });
const stats = async (date?: string) =>
  (await player.ask('fetchStats', { query: { ...(date && { date }) } })).data.stats;

describe('which puzzle it is', () => {
  test.each([
    // At noon UTC the day of UTC-12 has just begun, and in UTC+14 the next one has.
    ['2026-11-15T12:00:00Z', '2026-11-15', 200],
    ['2026-11-15T12:00:00Z', '2026-11-16', 200],
    ['2026-11-15T09:59:59Z', '2026-11-16', 409],
    ['2026-11-15T10:00:00Z', '2026-11-16', 200],
    ['2026-11-15T12:00:00Z', '2026-11-17', 409],
    ['2026-11-15T12:00:00Z', '2027-11-15', 409],
  ])('at %s somebody’s %s is answered with %i', async (now, date, status) => {
    at(now);
    const answer = await open({ date });
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.data.puzzle.activeDate).toBe(date);
      expect(answer.data.game.archive).toBe(false);
    } else {
      expect(answer.error).toMatchObject({
        code: 'puzzle_not_yet',
        details: { today: { date: '2026-11-15', puzzleNumber: today } },
      });
    }
  });

  test('a clock that is a day behind gets the archive, and is told what today is', async () => {
    const { data } = await open({ date: '2026-11-13' });
    expect(data.game).toMatchObject({ puzzleNumber: today - 2, archive: true });
    expect(data.today).toEqual({ date: '2026-11-15', puzzleNumber: today });
  });

  test('tomorrow’s is refused to those whose tomorrow it is, in every call', async () => {
    const future = { puzzleNumber: today + 2 };
    const refusal = { status: 409, error: { code: 'puzzle_not_yet' } };
    expect(await open(future)).toMatchObject(refusal);
    expect(await open({ puzzleNumber: today + 1, date: '2026-11-15' })).toMatchObject(refusal);
    const submit = { ...future, round: 1, word: 'sand' };
    expect(await player.ask('submitDaily', { body: submit })).toMatchObject(refusal);
    expect(await player.ask('dailyHint', { body: { ...future, round: 1 } })).toMatchObject(refusal);
    expect(await player.ask('giveUpDaily', { body: future })).toMatchObject(refusal);
    expect(await player.ask('dailyOthers', { query: future })).toMatchObject(refusal);
    const score = { ...future, words: ['sand'], hintsUsed: 0 };
    expect(await player.ask('saveScore', { body: score })).toMatchObject(refusal);
    expect(await callApi(server.url, 'publishedPuzzle', { params: future })).toMatchObject(refusal);
  });

  test.each(['0', '-1', '1.5', 'x', '', '100000'])('number %j is no number', async (number) => {
    const path = `/api/jinx-daily/puzzle?puzzleNumber=${number}`;
    expect((await fetch(server.url + path, { headers: player.headers })).status).toBe(400);
  });

  test.each(['2026-13-01', 'today', '15.11.2026'])('%j is no date', async (date) => {
    expect((await open({ date })).status).toBe(400);
  });

  test('a game that was begun goes on for a traveller whose day has become an earlier one', async () => {
    await open({ date: '2026-11-16' });
    const body = { puzzleNumber: today + 1, round: 1, word: 'sand', date: '2026-11-15' };
    expect((await player.ask('submitDaily', { body })).status).toBe(200);
  });

  test('a puzzle that was never written is not found', async () => {
    at('2031-01-01T12:00:00Z');
    player = await newPlayer(server.url);
    expect(await open({ puzzleNumber: 2001 })).toMatchObject({ status: 404 });
  });

  test('the open part of a past puzzle may be kept for long, and needs no session', async () => {
    const past = await callApi(server.url, 'publishedPuzzle', { params: { puzzleNumber: 7 } });
    expect(past.data.puzzle).toMatchObject({ puzzleNumber: 7, activeDate: '2024-01-07' });
    expect(past.headers.get('cache-control')).toBe('public, max-age=31536000');
    const fresh = await callApi(server.url, 'publishedPuzzle', { params: { puzzleNumber: today } });
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=300');
    expect(JSON.stringify([past.data, fresh.data])).not.toContain(predictBeeWord(7));
  });

  test('a puzzle is stored when it is first asked for, and a stored one wins over the file', async () => {
    const [stored, fresh] = [unusedPuzzle(), unusedPuzzle()];
    await server.db.transaction([], (sql) =>
      sql
        .insertInto('puzzles')
        .values({
          puzzle_number: stored,
          word1: 'moon',
          word2: 'cheese',
          first_word: 'blue',
          par: 3,
          difficulty: 'tricky',
          published_at: 1,
        })
        .execute(),
    );
    const { data } = await open({ puzzleNumber: stored });
    expect(data.puzzle).toMatchObject({
      word1: 'moon',
      word2: 'cheese',
      par: 3,
      difficulty: 'tricky',
    });
    await open({ puzzleNumber: fresh });
    const rows = await server.db.read
      .selectFrom('puzzles')
      .select(['word1', 'first_word'])
      .where('puzzle_number', '=', fresh)
      .execute();
    expect(rows).toEqual([{ word1: 'ocean', first_word: predictBeeWord(fresh) }]);
  });
});

describe('a streak', () => {
  test('grows with every day that is finished on its own day, won or not', async () => {
    for (let day = 0; day < 4; day += 1) {
      setClock(server, noon + day * dayMs);
      const date = dateOfPuzzle(today + day);
      if (day === 2) {
        const body = { puzzleNumber: today + day, round: 1, word: 'sand', date };
        await player.ask('submitDaily', { body });
        await player.ask('giveUpDaily', { body: { puzzleNumber: today + day, date } });
      } else await winIn(player, today + day, 2, date);
      expect(await stats(date)).toMatchObject({ currentStreak: day + 1, bestStreak: day + 1 });
    }
    setClock(server, noon + 4 * dayMs);
    expect(await stats(dateOfPuzzle(today + 4))).toMatchObject({ currentStreak: 4 });
    // The missed day is over for somebody who says so, and not yet over everywhere.
    setClock(server, noon + 5 * dayMs - 60_000);
    expect(await stats(dateOfPuzzle(today + 5))).toMatchObject({ currentStreak: 0, bestStreak: 4 });
    for (const date of [undefined, '2031-01-01']) {
      expect(await stats(date)).toMatchObject({ currentStreak: 4 });
    }
    setClock(server, noon + 5 * dayMs);
    expect(await stats()).toMatchObject({ currentStreak: 0, bestStreak: 4 });
    await winIn(player, today + 4, 2, dateOfPuzzle(today + 5));
    await winIn(player, today + 5, 2, dateOfPuzzle(today + 5));
    expect(await stats(dateOfPuzzle(today + 5))).toMatchObject({ currentStreak: 1, bestStreak: 4 });
  });

  test('takes a game that ends in the last second of the day it began', async () => {
    at('2026-11-15T08:00:00Z');
    await open({ date: '2026-11-15' });
    at('2026-11-16T04:59:59Z');
    const body = { puzzleNumber: today, date: '2026-11-15' };
    await player.ask('submitDaily', { body: { ...body, round: 1, word: 'sand' } });
    const { data } = await player.ask('giveUpDaily', { body });
    expect(data.game.archive).toBe(false);
    expect(await stats('2026-11-15')).toMatchObject({ currentStreak: 1 });
  });

  test('takes no game that was begun in time but finished after midnight', async () => {
    await open({ date: '2026-11-15' });
    at('2026-11-16T08:00:00Z');
    const body = { puzzleNumber: today, date: '2026-11-16' };
    const { data } = await player.ask('giveUpDaily', { body });
    expect(data.game.archive).toBe(true);
    expect(await stats('2026-11-16')).toMatchObject({ gamesPlayed: 1, currentStreak: 0 });
  });

  test('takes no game once its day is over everywhere, whatever the client says', async () => {
    await open({ date: '2026-11-15' });
    at('2026-11-16T12:00:00Z');
    expect((await open({ puzzleNumber: today })).data.game.archive).toBe(true);
    const body = { puzzleNumber: today, date: '2026-11-15' };
    await player.ask('giveUpDaily', { body });
    expect(await stats()).toMatchObject({ gamesPlayed: 1, currentStreak: 0 });
  });

  test('takes no game whose end is said to be of its day, if its words were not', async () => {
    await open({ date: '2026-11-15' });
    const body = { puzzleNumber: today, round: 1, word: 'sand' };
    await player.ask('submitDaily', { body });
    at('2026-11-18T09:00:00Z');
    const end = { puzzleNumber: today, date: '2026-11-15' };
    expect((await player.ask('giveUpDaily', { body: end })).data.game.archive).toBe(true);
  });

  test('takes no game that was given up without a word, but those from before there was that rule', async () => {
    const date = '2026-11-15';
    await open({ date });
    await player.ask('giveUpDaily', { body: { puzzleNumber: today, date } });
    expect(await stats(date)).toMatchObject({ gamesPlayed: 1, currentStreak: 0, bestStreak: 0 });
    const { game } = (await open({ puzzleNumber: today, date })).data;
    expect(game).toMatchObject({ outcome: 'gave_up', archive: false });
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('daily_games')
        .set({ streak_day: null })
        .where('player_id', '=', player.player.userId)
        .execute(),
    );
    expect(await stats(date)).toMatchObject({ currentStreak: 1, bestStreak: 1 });
  });

  test.each([
    ['days later', '2026-11-18', undefined],
    ['the next morning, while it is yesterday elsewhere', '2026-11-16', 60],
  ])(
    'takes a word that was said offline by its date, also when it arrives %s',
    async (_when, arrives, utcOffset) => {
      const date = '2026-11-15';
      const say = (round: number, word: string, on: string) =>
        player.ask('submitDaily', {
          body: { puzzleNumber: today, round, word, date: on, utcOffset },
        });
      await open({ date });
      at(`${arrives}T09:00:00Z`);
      const { game } = (await say(1, 'sand', date)).data;
      expect(game).toMatchObject({ status: 'playing', archive: false });
      // The game goes on after its day: that was played all the same.
      await say(2, predictBeeWord(today, game.rounds), arrives);
      expect(await stats('2026-11-16')).toMatchObject({ bestStreak: 1 });
    },
  );

  test('takes no game that goes on after midnight, if its words were said and sent in time', async () => {
    const say = (round: number, word: string, date: string) =>
      player.ask('submitDaily', {
        body: { puzzleNumber: today, round, word, date, utcOffset: 60 },
      });
    await open({ date: '2026-11-15' });
    const { game } = (await say(1, 'sand', '2026-11-15')).data;
    at('2026-11-16T09:00:00Z');
    await say(2, predictBeeWord(today, game.rounds), '2026-11-16');
    expect(await stats('2026-11-16')).toMatchObject({ gamesWon: 1, bestStreak: 0 });
  });

  test.each([
    ['its puzzle was not opened on that day', false, '2026-11-18T09:00:00Z'],
    ['it arrives after more than a week', true, '2026-11-24T12:00:00Z'],
  ])(
    'takes no word that is said to be of a day that has passed, if %s',
    async (_why, isOpened, arrives) => {
      if (isOpened) await open({ date: '2026-11-15' });
      at(arrives);
      const word = predictBeeWord(today);
      const body = { puzzleNumber: today, round: 1, word, date: '2026-11-15' };
      expect((await player.ask('submitDaily', { body })).data.game.archive).toBe(true);
      expect(await stats()).toMatchObject({ gamesWon: 1, bestStreak: 0 });
    },
  );

  test('is kept over a missed day by the freeze of its seventh day, and over no second one', async () => {
    const on = (day: number) => ({ date: dateOfPuzzle(today + day), puzzleNumber: today + day });
    for (let day = 0; day < 7; day += 1) {
      setClock(server, noon + day * dayMs);
      await winIn(player, on(day).puzzleNumber, 1, on(day).date);
    }
    expect(await stats(on(6).date)).toMatchObject({ currentStreak: 7, freezes: 1, frozen: [] });
    setClock(server, noon + 8 * dayMs);
    const frozen = { freezes: 0, frozen: [today + 7] };
    expect(await stats(on(8).date)).toMatchObject({ currentStreak: 7, ...frozen });
    await winIn(player, on(8).puzzleNumber, 1, on(8).date);
    expect(await stats(on(8).date)).toMatchObject({ currentStreak: 8, bestStreak: 8, ...frozen });
    setClock(server, noon + 10 * dayMs);
    expect(await stats(on(10).date)).toMatchObject({ currentStreak: 0, bestStreak: 8 });
  });

  test('goes on over the date line, where the clock agrees that it was crossed', async () => {
    const play = (puzzleNumber: number, utcOffset: number) => {
      const body = { puzzleNumber, round: 1, word: predictBeeWord(puzzleNumber), utcOffset };
      return player.ask('submitDaily', { body: { ...body, date: dateOfPuzzle(puzzleNumber) } });
    };
    // Monday evening in Honolulu, then Wednesday morning in Auckland, ten hours later.
    at('2026-11-17T05:00:00Z');
    await open({ date: '2026-11-16' });
    await play(today + 1, -600);
    at('2026-11-17T18:00:00Z');
    const there = { date: '2026-11-18', utcOffset: 780 };
    const { data } = await player.ask('fetchStats', { query: there });
    expect(data.stats).toMatchObject({ currentStreak: 1 });
    await open({ date: '2026-11-18' });
    await play(today + 3, 780);
    expect(await stats('2026-11-18')).toMatchObject({ currentStreak: 2, frozen: [] });
  });

  test('takes no game of the archive', async () => {
    await winIn(player, today - 1, 2, '2026-11-15');
    await winIn(player, 5, 2);
    expect(await stats()).toMatchObject({ gamesPlayed: 2, gamesWon: 2, bestStreak: 0 });
  });
});
