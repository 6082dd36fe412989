import { dateOfPuzzle, dayMs } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { password, signInToExistingAccount } from '../../../testing/test-account.ts';
import { noon, setClock, today, winIn } from '../../../testing/test-daily.ts';
import { acceptCodeOf } from '../../../testing/test-friends.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { resetSignInLimits, useTestServer } from '../../../testing/use-test-server.ts';

const server = useTestServer({ at: noon });
resetSignInLimits(() => server);

/** A Monday: of the week before it all but Sunday is played. */
const lastDay = today + 8;
const reminder = { at: 540, timeZone: 'Europe/Berlin' };

/** Seven days in a row, a missed one, and the day after. */
async function playDays(player: TestPlayer): Promise<void> {
  for (const day of [0, 1, 2, 3, 4, 5, 6, 8]) {
    setClock(server, noon + day * dayMs);
    await winIn(player, today + day, 2, dateOfPuzzle(today + day));
  }
}

/** All that brings a player back, as the player sees it. */
async function whatIsKept(player: TestPlayer, code: string) {
  const query = { date: dateOfPuzzle(lastDay) };
  const { stats } = await mustCall(player, 'fetchStats', { query });
  const { recap } = await mustCall(player, 'readRecap', { query: { period: 'week', ...query } });
  const exported = await mustCall(player, 'exportMe', {});
  const sent = await mustCall(player, 'readPair', { params: { code } });
  return {
    streak: [stats.currentStreak, stats.freezes, stats.frozen],
    recap: { ...recap, likeMinded: recap?.likeMinded?.shared },
    notes: exported.dailyGames.map((game) => game.notes),
    slopes: exported.dailyGames.map((game) => game.slope),
    pairs: exported.pairs,
    reminder: exported.notificationSettings.dailyReminder,
    results: sent.results,
  };
}

test('streak, freeze, notes, recap, pairs and reminder go along to an account, are exported, and go when it goes', async () => {
  const friend = await newPlayer(server.url);
  let code = '';
  let before: Awaited<ReturnType<typeof whatIsKept>> | undefined;
  const back = await signInToExistingAccount(server.url, async (visitor) => {
    await acceptCodeOf(friend, visitor);
    await mustCall(visitor, 'chooseSlope', { body: { puzzleNumber: today, slope: 'gentle' } });
    await playDays(visitor);
    await winIn(friend, today + 1, 2);
    await mustCall(visitor, 'dailyNotes', { query: { puzzleNumber: today } });
    const pair = { word1: 'wind', word2: 'cloud', note: 'For you' };
    const { pair: sent } = await mustCall(visitor, 'sendPair', { body: pair });
    ({ code } = sent);
    await mustCall(friend, 'dailyPuzzle', { query: { pairCode: code } });
    await mustCall(friend, 'giveUpDaily', { body: { puzzleNumber: sent.puzzleNumber } });
    await mustCall(visitor, 'changeNotificationSettings', { body: { dailyReminder: reminder } });
    before = await whatIsKept(visitor, code);
  });
  expect(before).toMatchObject({
    streak: [8, 0, [today + 7]],
    recap: { played: 6, jinxes: 6, likeMinded: expect.any(Number) },
    notes: expect.arrayContaining([
      { skill: expect.any(Number), luck: expect.any(Number) },
      undefined,
    ]),
    slopes: expect.arrayContaining(['gentle']),
    pairs: [{ code, note: 'For you' }],
    reminder,
    results: [{}],
  });

  await back.migrate();
  expect(await whatIsKept(back, code)).toEqual(before);

  await mustCall(back, 'deleteMe', { body: { password } });
  expect(await friend.ask('readPair', { params: { code } })).toMatchObject({ status: 404 });
  const { userId } = back.player;
  const left = await Promise.all(
    [
      server.db.read.selectFrom('daily_games').select('player_id').where('player_id', '=', userId),
      server.db.read.selectFrom('sent_pairs').select('maker_id').where('maker_id', '=', userId),
      server.db.read
        .selectFrom('notification_inboxes')
        .select('player_id')
        .where('player_id', '=', userId),
      server.db.read.selectFrom('notifications').select('id').where('player_id', '=', userId),
    ].map((query) => query.execute()),
  );
  expect(left.flat()).toEqual([]);
});
