import { describe, expect, test } from 'vitest';
import { nonMatchingWord, predictBeeWord, today, winIn } from '../../testing/test-daily.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { server, player, submit, open } = useDailyPlayer();

const choose = (slope: 'steep' | 'gentle' | null, puzzleNumber = today) =>
  player.ask('chooseSlope', { body: { puzzleNumber, slope } });
const hint = (round: number) => player.ask('dailyHint', { body: { puzzleNumber: today, round } });

describe('a slope', () => {
  test('is chosen and changed before the first word, and stays after it', async () => {
    expect((await open()).data.game).not.toHaveProperty('slope');
    expect((await choose('steep')).data.game.slope).toBe('steep');
    expect((await choose('gentle')).data.game.slope).toBe('gentle');
    expect((await choose(null)).data.game).not.toHaveProperty('slope');
    await choose('gentle');
    await submit(1, 'sand');
    expect(await choose('steep')).toMatchObject({
      status: 409,
      error: { code: 'slope_fixed', details: { round: 2 } },
    });
    expect((await choose('gentle')).status).toBe(200);
    expect((await open()).data.game.slope).toBe('gentle');
  });

  test('is fixed by the first hint, too', async () => {
    await hint(1);
    expect(await choose('steep')).toMatchObject({ error: { code: 'slope_fixed' } });
    const body = { puzzleNumber: today, round: 1, word: 'sand', slope: 'steep' as const };
    expect(await player.ask('submitDaily', { body })).toMatchObject({
      error: { code: 'slope_fixed' },
    });
    expect((await open()).data.game.rounds).toEqual([]);
  });

  test('that was chosen offline comes with the first word, once, and later words can’t change it', async () => {
    const say = (round: number, word: string, slope: 'steep' | 'gentle') =>
      player.ask('submitDaily', { body: { puzzleNumber: today, round, word, slope } });
    const first = await say(1, 'sand', 'steep');
    expect(first.data.game.slope).toBe('steep');
    expect((await say(1, 'sand', 'gentle')).data.game).toEqual(first.data.game);
    expect((await say(2, nonMatchingWord(2), 'gentle')).data.game.slope).toBe('steep');
  });

  test('that was taken back offline is gone with the first word', async () => {
    await choose('steep');
    const body = { puzzleNumber: today, round: 1, word: 'sand', slope: null };
    const { game } = (await player.ask('submitDaily', { body })).data;
    expect(game.rounds).toHaveLength(1);
    expect(game).not.toHaveProperty('slope');
    expect((await choose(null)).status).toBe(200);
  });

  test('of a finished game can’t be chosen', async () => {
    await winIn(player, today, 1);
    expect(await choose('steep')).toMatchObject({ error: { code: 'puzzle_finished' } });
  });

  test('is of one game: other puzzles and other players play as ever', async () => {
    await choose('steep');
    expect((await open(today - 1)).data.game).not.toHaveProperty('slope');
    const other = await newPlayer(server.url);
    const { game } = await mustCall(other, 'dailyPuzzle', { query: { puzzleNumber: today } });
    expect(game).not.toHaveProperty('slope');
  });

  test('is in the export and stays when the player becomes another', async () => {
    await choose('steep');
    await winIn(player, today, 2);
    const { data } = await player.ask('exportMe', {});
    expect(data.dailyGames).toMatchObject([{ puzzleNumber: today, slope: 'steep' }]);
  });

  test('is told to whoever sees the result: replay, archive and hive', async () => {
    await choose('gentle');
    const { replayId = '' } = await winIn(player, today, 2);
    const seen = await player.ask('readReplay', { params: { replayId } });
    expect(seen.data.replay).toMatchObject({ slope: 'gentle' });
    const { puzzles } = (await player.ask('dailyArchive', { query: {} })).data;
    expect(puzzles[0]?.result).toMatchObject({ slope: 'gentle' });
    const { group } = (await player.ask('createGroup', { body: { name: 'Hive' } })).data;
    const { board } = (
      await player.ask('groupBoard', {
        params: { groupId: group.groupId },
        query: { period: 'today' },
      })
    ).data;
    expect(board.rows[0]?.today).toMatchObject({ status: 'won', slope: 'gentle' });
  });
});

describe('a steep game', () => {
  test('has no hints', async () => {
    await choose('steep');
    for (const round of [1, 2]) {
      expect(await hint(round)).toMatchObject({
        status: 409,
        error: { code: 'no_hints_when_steep', message: expect.stringContaining('steep') },
      });
      await submit(round, nonMatchingWord(round));
    }
    expect((await open()).data.game.hintsUsed).toBe(0);
  });

  test('tells no warmth before it is over, and all of it then', async () => {
    await choose('steep');
    const first = await submit(1, 'sand');
    expect(first.data.round).not.toHaveProperty('warmth');
    const looks = [
      first.data,
      (await open()).data,
      (await submit(1, 'sand')).data,
      (await player.ask('exportMe', {})).data.dailyGames,
    ];
    for (const look of looks) expect(JSON.stringify(look)).not.toContain('"warmth"');
    const word = predictBeeWord(today, first.data.game.rounds);
    const { game, round } = (await submit(2, word)).data;
    expect(round.warmth).toBe(100);
    expect(game.rounds.map(({ warmth }) => typeof warmth)).toEqual(['number', 'number']);
  });
});

describe('a gentle game', () => {
  test('tells the first letter of the bee’s word from round 3 on, and nothing else of it', async () => {
    await choose('gentle');
    for (const round of [1, 2]) {
      expect((await open()).data.game).not.toHaveProperty('firstLetter');
      await submit(round, nonMatchingWord(round));
    }
    const { game } = (await open()).data;
    const secret = predictBeeWord(today, game.rounds);
    expect(game.firstLetter).toBe(secret.charAt(0));
    expect(game).toMatchObject({ hintsUsed: 0, hints: [] });
    expect(JSON.stringify(game)).not.toContain(secret.slice(0, 8));
    await submit(3, secret);
    expect((await open()).data.game).not.toHaveProperty('firstLetter');
  });

  test('still has its hints', async () => {
    await choose('gentle');
    expect((await hint(1)).data.hint.step).toBe(1);
  });
});
