import { type Pair, pairKey } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import {
  nonMatchingWord,
  noon,
  predictBeeWord,
  setClock,
  today,
  winIn,
} from '../../../testing/test-daily.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { useDailyPlayer } from '../../../testing/use-daily-player.ts';
import { incrementPairWords } from './queries.ts';
import { loadWordsSaid } from './words-said.ts';

const { server, player, submit, open } = useDailyPlayer();

/** Words are counted by puzzle, so each test that counts has one of its own. */
let lastUnused = 99;
const unusedPuzzle = () => (lastUnused += 1);
const ask = (one: TestPlayer, puzzleNumber = today) =>
  one.ask('dailyNotes', { query: { puzzleNumber } });
const notesOf = async (one: TestPlayer, puzzleNumber = today) =>
  (await mustCall(one, 'dailyNotes', { query: { puzzleNumber } })).notes;

describe('the bee’s notes', () => {
  test('are refused until the game is over, and say nothing of the words to come', async () => {
    await open();
    for (let round = 1; round <= 3; round += 1) {
      const { game } = (await open()).data;
      const refused = await ask(player);
      expect(refused).toMatchObject({
        status: 409,
        error: { code: 'not_yet', message: 'Finish this puzzle first. The bee writes after.' },
      });
      expect(JSON.stringify(refused)).not.toContain(predictBeeWord(today, game.rounds));
      await submit(round, nonMatchingWord(round));
    }
    expect(await ask(player, today - 1)).toMatchObject({ error: { code: 'not_yet' } });
    expect(await ask(player, today + 40)).toMatchObject({ error: { code: 'puzzle_not_yet' } });
  });

  test('have skill and luck, and for every round the words that most would have said', async () => {
    const number = unusedPuzzle();
    await winIn(player, number, 2);
    const notes = await notesOf(player, number);
    const { game } = (await open(number)).data;
    expect(notes).toMatchObject({
      skill: expect.any(Number),
      luck: expect.any(Number),
      hintsUsed: 0,
      best: 2,
      hives: [],
    });
    expect(notes.rounds.map(({ round, word, theirWord }) => [round, word, theirWord])).toEqual(
      game.rounds.map(({ round, word, beeWord }) => [round, word, beeWord]),
    );
    expect(notes.rounds[0]?.pair).toEqual(['ocean', 'desert']);
    expect(notes.rounds[1]?.likely[0]).toEqual({ word: game.rounds[1]?.beeWord, share: 40 });
    expect(notes).not.toHaveProperty('own');
    expect(notes).not.toHaveProperty('everybody');
  });

  test('of a game that was given up without a word are refused kindly', async () => {
    await player.ask('giveUpDaily', { body: { puzzleNumber: today } });
    expect(await ask(player)).toMatchObject({ status: 404, error: { code: 'not_found' } });
  });

  test('come from people once five of them have said a word, not before', async () => {
    const number = unusedPuzzle();
    const others = await Promise.all(Array.from({ length: 5 }, () => newPlayer(server.url)));
    const say = (one: TestPlayer) =>
      mustCall(one, 'submitDaily', { body: { puzzleNumber: number, round: 1, word: 'oasis' } });
    await winIn(player, number, 2);
    for (const one of others.slice(0, 4)) await say(one);
    const firstLikely = async () => (await notesOf(player, number)).rounds[0]?.likely ?? [];
    expect((await firstLikely()).map(({ word }) => word)).not.toContain('oasis');
    await say(others[4] as TestPlayer);
    expect((await firstLikely()).find(({ word }) => word === 'oasis')).toMatchObject({
      players: 5,
    });
  });

  test('come from people in later rounds, too: from five who have finished, whatever they said first', async () => {
    const number = unusedPuzzle();
    await winIn(player, number, 3);
    const said = (await mustCall(player, 'dailyPuzzle', { query: { puzzleNumber: number } })).game
      .rounds;
    const others = await Promise.all(Array.from({ length: 5 }, () => newPlayer(server.url)));
    const play = async (one: TestPlayer) => {
      for (const [index, word] of [said[0]?.word ?? '', 'lantern'].entries()) {
        const body = { puzzleNumber: number, round: index + 1, word };
        await mustCall(one, 'submitDaily', { body });
      }
      await mustCall(one, 'giveUpDaily', { body: { puzzleNumber: number } });
    };
    const likelyIn = async (round: number) =>
      (await notesOf(player, number)).rounds[round - 1]?.likely ?? [];
    for (const one of others.slice(0, 4)) await play(one);
    expect((await likelyIn(2)).map(({ word }) => word)).not.toContain('lantern');
    await play(others[4] as TestPlayer);
    expect((await likelyIn(2)).find(({ word }) => word === 'lantern')).toMatchObject({
      players: 5,
    });
    expect((await likelyIn(3)).filter(({ players }) => players !== undefined)).toEqual([]);
  });

  test('keep the first skill and luck, though more players come', async () => {
    const number = unusedPuzzle();
    await winIn(player, number, 2);
    const before = await notesOf(player, number);
    for (let count = 0; count < 6; count += 1) {
      const body = { puzzleNumber: number, round: 1, word: nonMatchingWord(1) };
      await mustCall(await newPlayer(server.url), 'submitDaily', { body });
    }
    const after = await notesOf(player, number);
    expect(after.rounds[0]?.chance).not.toBe(before.rounds[0]?.chance);
    expect(after).toMatchObject({ skill: before.skill, luck: before.luck });
    const { game } = (await open(number)).data;
    expect(game.notes).toEqual({ skill: before.skill, luck: before.luck });
    const { data } = await player.ask('exportMe', {});
    expect(data.dailyGames[0]?.notes).toEqual(game.notes);
  });

  test('compare with my own average, from three others on my hive, and from five players on everybody', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => newPlayer(server.url)));
    const mates = others.slice(0, 3);
    const { group } = await mustCall(player, 'createGroup', { body: { name: 'Twigs' } });
    for (const mate of mates) {
      await mustCall(mate, 'joinGroup', {
        body: { inviteCode: group.inviteCode ?? '', joinMethod: 'invite_code' },
      });
    }
    await winIn(player, today - 3, 1);
    await winIn(player, today, 3);
    const earlier = await notesOf(player, today - 3);
    const alone = await notesOf(player);
    expect(alone.own).toEqual({
      games: 2,
      skill: Math.round((earlier.skill + alone.skill) / 2),
      luck: Math.round((earlier.luck + alone.luck) / 2),
    });
    const theirs: Awaited<ReturnType<typeof notesOf>>[] = [];
    for (const [index, mate] of mates.entries()) {
      expect((await notesOf(player)).hives).toEqual([]);
      await winIn(mate, today, index + 1);
      theirs.push(await notesOf(mate));
    }
    const average = (key: 'skill' | 'luck') =>
      Math.round(theirs.reduce((sum, one) => sum + one[key], 0) / theirs.length);
    expect((await notesOf(player)).hives).toEqual([
      {
        groupId: group.groupId,
        name: 'Twigs',
        games: 3,
        skill: average('skill'),
        luck: average('luck'),
      },
    ]);
    for (const one of others.slice(3)) {
      await winIn(one, today, 2);
      await notesOf(one);
    }
    setClock(server, noon + 120_000);
    expect((await notesOf(player)).everybody?.games).toBeGreaterThanOrEqual(5);
    setClock(server, noon);
  });

  test('say how the game was played', async () => {
    await player.ask('chooseSlope', { body: { puzzleNumber: today, slope: 'gentle' } });
    await winIn(player, today, 1);
    expect(await notesOf(player)).toMatchObject({ slope: 'gentle' });
  });

  test('of a pair that a friend has sent are there as well', async () => {
    const maker = await newPlayer(server.url);
    const words = { word1: 'wind', word2: 'cloud' };
    const { code, puzzleNumber } = (await mustCall(maker, 'sendPair', { body: words })).pair;
    await player.ask('dailyPuzzle', { query: { pairCode: code } });
    expect(await ask(player, puzzleNumber)).toMatchObject({ error: { code: 'not_yet' } });
    await submit(1, server.bee.judgePair(['wind', 'cloud']).firstWord, puzzleNumber);
    expect((await notesOf(player, puzzleNumber)).rounds).toHaveLength(1);
    // They count in no average of mine.
    await winIn(player, today, 1);
    expect(await notesOf(player)).not.toHaveProperty('own');
    expect(await ask(maker, puzzleNumber)).toMatchObject({ error: { code: 'not_yet' } });
  });

  test('have words of people for every round, however many were said in another', async () => {
    const [crowded, quiet] = [
      ['crowded', 'room'],
      ['quiet', 'room'],
    ] as const;
    const said = (pair: Pair, count: number) =>
      Array.from({ length: count }, (_, index) => ({ pair: pairKey(pair), word: `word${index}` }));
    const repeat = async (
      puzzleNumber: number,
      words: ReturnType<typeof said>,
      players: number,
    ) => {
      for (let player = 0; player < players; player += 1)
        await server.db.transaction([], (sql) => incrementPairWords(sql, puzzleNumber, words));
    };
    await repeat(unusedPuzzle(), said(crowded, 250), 6);
    await repeat(unusedPuzzle(), said(quiet, 1), 5);
    const words = await loadWordsSaid(server.db.read, null, [crowded, quiet]);
    expect(words.get(pairKey(crowded))?.words).toHaveLength(200);
    expect(words.get(pairKey(quiet))).toMatchObject({ words: [{ word: 'word0' }], players: 5 });
  });

  test('are thought of once for games that have gone the same way', async () => {
    const many = await Promise.all(Array.from({ length: 4 }, () => newPlayer(server.url)));
    for (const one of many) await winIn(one, today - 2, 3);
    const before = server.bee.likelyLists();
    for (const one of many) await notesOf(one, today - 2);
    expect(server.bee.likelyLists() - before).toBeLessThanOrEqual(3);
  });
});
