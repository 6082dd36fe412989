import { describe, expect, test } from 'vitest';
import { predictBeeWord, sealOf, today } from '../../testing/test-daily.ts';
import { useDailyPlayer } from '../../testing/use-daily-player.ts';

const { player, submit, open } = useDailyPlayer();

describe('hints', () => {
  const hint = (round: number, step?: 1 | 2 | 3) =>
    player.ask('dailyHint', { body: { puzzleNumber: today, round, ...(step && { step }) } });

  test('come three to a pair, each counted, and start anew with the next pair', async () => {
    const beeWord = predictBeeWord(today);
    expect((await hint(1)).data.hint).toEqual({ step: 1, kind: 'a kind of thing' });
    expect((await hint(1)).data.hint).toEqual({
      step: 2,
      firstLetter: 'h',
      length: beeWord.length,
    });
    const third = await hint(1);
    expect(third.data.hint).toEqual({ step: 3, choice: ['apple', beeWord, 'wax'] });
    expect(third.data.game).toMatchObject({ hintsUsed: 3, rounds: [] });
    expect(third.data.game.hints).toHaveLength(3);
    expect(await hint(1)).toMatchObject({ status: 409, error: { code: 'no_more_hints' } });

    await submit(1, 'sand');
    expect((await open()).data.game).toMatchObject({ hints: [], hintsUsed: 3 });
    expect((await hint(2)).data).toMatchObject({ hint: { step: 1 }, game: { hintsUsed: 4 } });
  });

  test('named by their step can be asked for again without being counted again', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => hint(1, 1)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).data.game.hintsUsed).toBe(1);
    expect(await hint(1, 3)).toMatchObject({ status: 409, error: { code: 'not_yet' } });
  });

  test('forty at once are three', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => hint(1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await open()).data.game.hintsUsed).toBe(3);
  });

  test('are for the pair on the table only', async () => {
    expect(await hint(2)).toMatchObject({
      status: 409,
      error: { code: 'wrong_round', details: { version: 1, round: 1 } },
    });
  });
});

describe('giving up', () => {
  test('ends the game, opens what the bee had sealed, and can be repeated', async () => {
    await submit(1, 'sand');
    const { data: before } = await open();
    const { data } = await player.ask('giveUpDaily', { body: { puzzleNumber: today } });
    const beeWord = predictBeeWord(today, before.game.rounds);
    expect(data.game).toMatchObject({
      status: 'lost',
      outcome: 'gave_up',
      leftSealed: { round: 2, beeWord, seal: before.seal },
    });
    expect(sealOf(data.game.leftSealed?.salt ?? '', today, 2, beeWord)).toBe(before.seal);
    const again = await player.ask('giveUpDaily', { body: { puzzleNumber: today } });
    expect(again.data).toEqual(data);
    expect((await open()).data).not.toHaveProperty('seal');
  });
});
