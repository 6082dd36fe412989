import { beforeEach, describe, expect, test } from 'vitest';
import { noon, setClock, today, winIn } from '../../testing/test-daily.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
beforeEach(() => setClock(server, noon));

const date = '2026-11-15';
const homeOf = async (player: TestPlayer) =>
  (await player.ask('readHome', { query: { date } })).data.home;

describe('what the start page says', () => {
  test('to a newcomer is today’s pair, not yet played, and nothing else', async () => {
    const home = await homeOf(await newPlayer(server.url));
    expect(home).toEqual({
      today: { puzzleNumber: today, activeDate: date },
      yesterday: { puzzleNumber: today - 1, activeDate: '2026-11-14' },
      dances: [],
      hives: [],
    });
  });

  test('has the results of today and of yesterday', async () => {
    const player = await newPlayer(server.url);
    await winIn(player, today - 1, 3, date);
    const body = { puzzleNumber: today, round: 1, word: 'canary', date };
    await player.ask('submitDaily', { body });
    const home = await homeOf(player);
    expect(home.today.result).toMatchObject({ status: 'playing', rounds: 1 });
    expect(home.yesterday?.result).toMatchObject({ status: 'won', rounds: 3 });
  });

  test('lists the dances that wait for the player, turns before invites', async () => {
    const [player, maya, noor] = await Promise.all([
      newPlayer(server.url),
      newPlayer(server.url),
      newPlayer(server.url),
    ]);
    const invitedPlayer = player.player.userId;
    await maya.ask('inviteToDance', { body: { invitedPlayer } });
    const theirs = await noor.ask('inviteToDance', { body: { invitedPlayer, firstWord: 'sand' } });
    const { gameId } = theirs.data.game;
    await player.ask('respondToInvite', { body: { gameId, accept: true } });
    const { dances } = await homeOf(player);
    expect(dances.map(({ partner, isInvite }) => [partner, isInvite])).toEqual([
      [noor.player.displayName, false],
      [maya.player.displayName, true],
    ]);
    // Who has invited waits for an answer.
    expect((await homeOf(maya)).dances).toEqual([]);
  });

  test('counts who has finished in a hive, without those who have left, and says no word', async () => {
    const hive = await createTestHive(server.url, { name: 'The Night Shift' });
    const [won, plays, left] = [await hive.join(), await hive.join(), await hive.join()];
    await winIn(won, today, 2, date);
    await winIn(left, today, 2, date);
    await left.ask('leaveGroup', { params: { groupId: hive.groupId } });
    await plays.ask('submitDaily', {
      body: { puzzleNumber: today, round: 1, word: 'canary', date },
    });
    const { hives } = await homeOf(hive.owner);
    expect(hives).toEqual([
      { groupId: hive.groupId, name: 'The Night Shift', members: 3, finished: 1 },
    ]);
    expect((await homeOf(left)).hives).toEqual([]);
  });

  test('leaves out a hive without anybody else', async () => {
    const hive = await createTestHive(server.url);
    expect((await homeOf(hive.owner)).hives).toEqual([]);
  });
});
