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
    const theirs = await noor.ask('inviteToDance', { body: { invitedPlayer, firstWord: 'sand' } });
    const { gameId } = theirs.data.game;
    await player.ask('respondToInvite', { body: { gameId, accept: true } });
    server.clock.advance(1000);
    const invite = await maya.ask('inviteToDance', { body: { invitedPlayer } });
    const { dances } = await homeOf(player);
    expect(dances).toEqual([
      { gameId, partner: noor.player.displayName, isInvite: false },
      {
        gameId: invite.data.game.gameId,
        partner: maya.player.displayName,
        isInvite: true,
      },
    ]);
  });

  test('does not list a dance that waits for the other', async () => {
    const [player, maya] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const body = { invitedPlayer: player.player.userId };
    const { gameId } = (await maya.ask('inviteToDance', { body })).data.game;
    expect((await homeOf(maya)).dances).toEqual([]);
    await player.ask('respondToInvite', { body: { gameId, accept: true, word: 'sand' } });
    expect((await homeOf(player)).dances).toEqual([]);
    expect((await homeOf(maya)).dances).toMatchObject([{ gameId, isInvite: false }]);
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

  test('has three hives: those where most have finished, then the largest', async () => {
    const player = await newPlayer(server.url);
    const hives = [];
    for (const name of ['two', 'three', 'other three', 'two with one', 'two with both']) {
      hives.push(await createTestHive(server.url, { name }, player));
    }
    const [two, three, otherThree, withOne, withBoth] = hives;
    const [mate, second] = [await newPlayer(server.url), await newPlayer(server.url)];
    await winIn(second, today, 1, date);
    for (const hive of [two, three, otherThree]) await hive?.join(mate);
    for (const hive of [three, otherThree]) await hive?.join();
    for (const hive of [withOne, withBoth]) await hive?.join(second);
    const another = await withBoth?.join();
    if (another) await winIn(another, today, 2, date);
    const shown = (await homeOf(player)).hives.map((hive) => [
      hive.name,
      hive.members,
      hive.finished,
    ]);
    expect(shown.slice(0, 2)).toEqual([
      ['two with both', 3, 2],
      ['two with one', 2, 1],
    ]);
    expect(shown[2]?.slice(1)).toEqual([3, 0]);
    expect(shown).toHaveLength(3);
  });

  test('offers the week on a Monday after it, and nothing where nothing was played', async () => {
    const player = await newPlayer(server.url);
    const monday = { query: { date: '2026-11-16' } };
    await winIn(player, today, 1, date);
    setClock(server, noon + 86_400_000);
    const { home } = (await player.ask('readHome', monday)).data;
    expect(home.recaps).toEqual([{ period: 'week', played: 1, jinxes: 1 }]);
    const idle = await newPlayer(server.url);
    expect((await idle.ask('readHome', monday)).data.home).not.toHaveProperty('recaps');
  });

  test('leaves out a hive without anybody else', async () => {
    const hive = await createTestHive(server.url);
    expect((await homeOf(hive.owner)).hives).toEqual([]);
  });
});
