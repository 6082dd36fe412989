import { describe, expect, test } from 'vitest';
import { nonMatchingWord, predictBeeWord, today, winIn } from '../../testing/test-daily.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { server, player, submit } = useDailyPlayer();

const open = async () =>
  (await player.ask('dailyPuzzle', { query: { puzzleNumber: today } })).data.game;
const reason = (pair: [string, string], word: string) => server.bee.reasonFor(pair, word);

describe('the reasons of a round', () => {
  test('are there for both words as soon as they are out, each for its own pair', async () => {
    const first = (await submit(1, 'wave')).data.round;
    expect(first.reasons).toEqual([
      reason(['ocean', 'desert'], 'wave'),
      reason(['ocean', 'desert'], first.beeWord),
    ]);
    const second = (await submit(2, 'sand')).data.round;
    expect(second.reasons).toEqual([
      reason(['wave', first.beeWord], 'sand'),
      reason(['wave', first.beeWord], second.beeWord),
    ]);
    expect((await open()).rounds).toEqual([first, second]);
    const file = await fetch(`${server.url}/api/me/export`, { headers: player.headers });
    expect(await file.text()).toContain(first.reasons?.[0]);
  });

  test('are null for a word without a tie, and no field where neither has one', async () => {
    const one = (await submit(1, 'zebra')).data.round;
    expect(one.reasons).toEqual([null, reason(['ocean', 'desert'], one.beeWord)]);
    const response = await fetch(`${server.url}/api/jinx-daily/submit`, {
      method: 'POST',
      headers: { ...player.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ puzzleNumber: today, round: 2, word: 'maze' }),
    });
    const { round } = ((await response.json()) as { data: { round: object } }).data;
    expect(round).toMatchObject({ round: 2, word: 'maze' });
    expect(round).not.toHaveProperty('reasons');
  });

  test('at a jinx are the same twice', async () => {
    const { round } = (await submit(1, predictBeeWord(today))).data;
    expect(round.match).toBe('exact');
    expect(round.reasons?.[0]).toBe(reason(['ocean', 'desert'], round.word));
    expect(round.reasons?.[1]).toBe(round.reasons?.[0]);
  });

  test('are in the replay for who has finished, and in no part of a covered one', async () => {
    const game = await winIn(player, 600, 3);
    const path = `/api/replay/${game.replayId}`;
    const seen = async (headers: Record<string, string>) =>
      (await fetch(server.url + path, { headers })).text();
    const phrases = game.rounds.flatMap(({ reasons = [] }) => reasons.map((one) => one ?? ''));
    expect(phrases).toHaveLength(6);
    const own = await seen(player.headers);
    const other = await seen((await newPlayer(server.url)).headers);
    expect(other).toContain('"covered":true');
    for (const phrase of phrases) {
      expect(own).toContain(phrase);
      expect(other).not.toContain(phrase);
    }
  });
});

describe('the word that was left sealed', () => {
  test('has its reason when it is opened by giving up, and not before', async () => {
    await submit(1, nonMatchingWord(1));
    const { rounds } = await open();
    const beeWord = predictBeeWord(today, rounds);
    const why = reason([nonMatchingWord(1), rounds[0]?.beeWord ?? ''], beeWord);
    expect(JSON.stringify(await open())).not.toContain(why);
    const { data } = await player.ask('giveUpDaily', { body: { puzzleNumber: today } });
    expect(data.game.leftSealed).toMatchObject({ beeWord, reason: why });
  });
});
