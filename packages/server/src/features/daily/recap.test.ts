import { dateOfPuzzle } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { nonMatchingWord, setClock, winIn } from '../../testing/test-daily.ts';
import { acceptCodeOf } from '../../testing/test-friends.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

/** A Monday. */
const monday = '2026-11-16';
const noonOf = (puzzleNumber: number) => Date.parse(`${dateOfPuzzle(puzzleNumber)}T12:00:00Z`);
const todays = 1051;
const server = useTestServer({ at: noonOf(todays) });

const recapOf = async (player: TestPlayer, period: 'week' | 'year' = 'week', date = monday) =>
  (await mustCall(player, 'readRecap', { query: { period, date } })).recap;
const homeOf = async (player: TestPlayer, date: string) =>
  (await mustCall(player, 'readHome', { query: { date } })).home.recaps;

/** Plays a puzzle of the week before on its own day. */
async function play(player: TestPlayer, puzzleNumber: number, rounds: number): Promise<void> {
  setClock(server, noonOf(puzzleNumber));
  await winIn(player, puzzleNumber, rounds, dateOfPuzzle(puzzleNumber));
  setClock(server, noonOf(todays));
}

describe('the week', () => {
  test('has what was played from Monday to Sunday before, and the friend who thought most alike', async () => {
    const [anna, ben, cleo] = (await Promise.all([1, 2, 3].map(() => newPlayer(server.url)))) as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    await acceptCodeOf(ben, anna);
    await acceptCodeOf(cleo, anna);
    await play(anna, todays - 7, 2);
    await play(anna, todays - 1, 1);
    await play(anna, todays - 8, 1);
    await play(anna, todays, 1);
    await play(ben, todays - 7, 2);
    await play(ben, todays - 1, 3);
    await play(cleo, todays - 7, 1);
    const recap = await recapOf(anna);
    expect(recap).toMatchObject({
      first: todays - 7,
      last: todays - 1,
      played: 2,
      jinxes: 2,
      rounds: 3,
      bestLink: { rounds: 1, puzzleNumber: todays - 1 },
      funniestMiss: { word: nonMatchingWord(1), puzzleNumber: todays - 7 },
      likeMinded: {
        userId: ben.player.userId,
        displayName: ben.player.displayName,
        shared: 2,
        of: 3,
      },
    });
    expect(await homeOf(anna, monday)).toEqual([{ period: 'week', played: 2, jinxes: 2 }]);

    await mustCall(anna, 'blockPlayer', { body: { userId: ben.player.userId } });
    expect((await recapOf(anna))?.likeMinded?.userId).not.toBe(ben.player.userId);
    await mustCall(ben, 'deleteMe', {});
    expect(JSON.stringify(await recapOf(anna))).not.toContain(ben.player.userId);
  });

  test('counts no friend’s game that goes on, and no game of mine that does', async () => {
    const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
    await acceptCodeOf(ben, anna);
    await play(anna, todays - 3, 2);
    for (const [player, number] of [
      [ben, todays - 3],
      [anna, todays - 4],
    ] as const) {
      await mustCall(player, 'dailyPuzzle', { query: { puzzleNumber: number } });
      await mustCall(player, 'submitDaily', {
        body: { puzzleNumber: number, round: 1, word: nonMatchingWord(1) },
      });
    }
    const recap = await recapOf(anna);
    expect(recap).toMatchObject({ played: 1 });
    expect(recap).not.toHaveProperty('likeMinded');
  });

  test('without a game says nothing, and the start page offers it on Mondays only', async () => {
    const anna = await newPlayer(server.url);
    expect(await recapOf(anna)).toBeUndefined();
    expect(await homeOf(anna, monday)).toBeUndefined();
    await play(anna, todays - 2, 1);
    expect(await homeOf(anna, monday)).toHaveLength(1);
    setClock(server, noonOf(todays + 1));
    expect(await homeOf(anna, dateOfPuzzle(todays + 1))).toBeUndefined();
    setClock(server, noonOf(todays));
  });
});

test('the year has every puzzle since January, and the start page offers it in December', async () => {
  const anna = await newPlayer(server.url);
  await play(anna, todays - 100, 2);
  await play(anna, todays - 1, 1);
  expect(await recapOf(anna, 'year')).toMatchObject({ played: 2, rounds: 3 });
  const december = todays + 22;
  setClock(server, noonOf(december));
  expect(await homeOf(anna, dateOfPuzzle(december))).toEqual([
    { period: 'year', played: 2, jinxes: 2 },
  ]);
  setClock(server, noonOf(todays));
});
