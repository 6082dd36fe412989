import { dateOfPuzzle, dayMs, hourMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../../testing/test-account.ts';
import { setClock, winIn } from '../../../testing/test-daily.ts';
import { makeReadyDatabase } from '../../../testing/test-database.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { resetSignInLimits, useTestServer } from '../../../testing/use-test-server.ts';

/** A Monday. */
const monday = 1051;
const noonOf = (puzzleNumber: number) => Date.parse(`${dateOfPuzzle(puzzleNumber)}T12:00:00Z`);
const server = useTestServer({ at: noonOf(monday) });
resetSignInLimits(() => server);

async function play(player: TestPlayer, puzzleNumber: number, hour = 12, rounds = 1) {
  setClock(server, noonOf(puzzleNumber) + (hour - 12) * hourMs);
  await winIn(player, puzzleNumber, rounds, dateOfPuzzle(puzzleNumber));
  await expect.poll(() => recapAtOf(player)).not.toBeNull();
}

const recapAtOf = async ({ player }: TestPlayer) =>
  (
    await server.db.read
      .selectFrom('notification_inboxes')
      .select('recap_at')
      .where('player_id', '=', player.userId)
      .executeTakeFirst()
  )?.recap_at ?? null;

/** Until everything that is due has been told or left out. */
async function goTo(time: number, one = server): Promise<void> {
  setClock(one, time);
  const due = () =>
    one.db.read
      .selectFrom('notification_inboxes')
      .select('player_id')
      .where('recap_at', '<=', time)
      .execute();
  await expect.poll(due, { timeout: 10_000 }).toEqual([]);
}

const noticesOf = async (player: TestPlayer) =>
  (await mustCall(player, 'listNotifications', { query: {} })).notifications
    .filter(({ type }) => type.startsWith('recap'))
    .map(({ type, text, read }) => ({ type, text, read }));

const nineOn = (puzzleNumber: number) => noonOf(puzzleNumber) - 3 * hourMs;
const aWeek = (text: string) => ({
  type: 'recap_week',
  text: `Your week with the bee: ${text}`,
  read: false,
});

describe('the notice of the week', () => {
  test('comes on Monday morning, once, and is read by looking at the week', async () => {
    const player = await newPlayer(server.url);
    await play(player, monday - 5);
    await play(player, monday - 3, 12, 2);
    await goTo(nineOn(monday) - 1000);
    expect(await noticesOf(player)).toEqual([]);
    await goTo(nineOn(monday) + 1000);
    expect(await noticesOf(player)).toEqual([aWeek('2 pairs, 2 jinxes.')]);
    const query = { period: 'week', date: dateOfPuzzle(monday) } as const;
    await mustCall(player, 'readRecap', { query });
    await expect.poll(async () => (await noticesOf(player))[0]?.read).toBe(true);
    // Nothing was played since: the next Monday says nothing, and this one isn't told again.
    await goTo(nineOn(monday + 7) + 1000);
    expect(await noticesOf(player)).toMatchObject([{ read: true }]);
  });

  test('counts a game of Monday, before it is told, for the week after', async () => {
    const player = await newPlayer(server.url);
    await play(player, monday - 1);
    await play(player, monday, 8);
    await goTo(nineOn(monday) + 1000);
    expect(await noticesOf(player)).toEqual([aWeek('1 pair, 1 jinx.')]);
    await goTo(nineOn(monday + 7) + 1000);
    expect(await noticesOf(player)).toEqual([aWeek('1 pair, 1 jinx.')]);
    expect(await recapAtOf(player)).toBeNull();
  });

  test('says nothing of a week in which no word was said, nor a week too late', async () => {
    const [silent, late] = [await newPlayer(server.url), await newPlayer(server.url)];
    setClock(server, noonOf(monday - 2));
    const date = dateOfPuzzle(monday - 2);
    await mustCall(silent, 'giveUpDaily', { body: { puzzleNumber: monday - 2, date } });
    const query = { date: dateOfPuzzle(monday) };
    await goTo(nineOn(monday) + 1000);
    expect(await noticesOf(silent)).toEqual([]);
    expect((await mustCall(silent, 'readHome', { query })).home.recaps).toBeUndefined();
    await play(late, monday + 1);
    await goTo(nineOn(monday + 14) + 1000);
    expect(await noticesOf(late)).toEqual([]);
  });

  test('brings the year with it on the first Monday of December', async () => {
    const player = await newPlayer(server.url);
    const december = monday + 21;
    await play(player, december - 40);
    await goTo(noonOf(december - 8));
    await play(player, december - 2);
    await goTo(nineOn(december) + 1000);
    expect(await noticesOf(player)).toEqual(
      expect.arrayContaining([
        aWeek('1 pair, 1 jinx.'),
        {
          type: 'recap_year',
          text: 'Your year with the bee, so far: 2 pairs, 2 jinxes.',
          read: false,
        },
      ]),
    );
  });

  test('goes along to an account, and with who is deleted', async () => {
    setClock(server, noonOf(monday - 4));
    const gone = await newPlayer(server.url);
    await play(gone, monday - 4);
    await mustCall(gone, 'deleteMe', {});
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      await play(visitor, monday - 4);
    });
    await back.migrate();
    await goTo(nineOn(monday) + 1000);
    expect(await noticesOf(back)).toEqual([aWeek('1 pair, 1 jinx.')]);
  });
});

test('after a restart one of several servers tells each player, once', async () => {
  const database = await makeReadyDatabase();
  const before = await startTestServer({ database, at: noonOf(monday - 2) });
  const players = await Promise.all(Array.from({ length: 6 }, () => newPlayer(before.url)));
  for (const player of players) {
    await winIn(player, monday - 2, 1, dateOfPuzzle(monday - 2));
  }
  await before.stop();
  // The embedded database has one server at a time.
  const size = before.db.kind === 'postgres' ? 3 : 1;
  const servers = await Promise.all(
    Array.from({ length: size }, () => startTestServer({ database, at: nineOn(monday) + 1000 })),
  );
  for (const one of servers) await goTo(nineOn(monday) + dayMs, one);
  const told = await servers[0]?.db.read
    .selectFrom('notifications')
    .innerJoin('notification_inboxes', 'notification_inboxes.player_id', 'notifications.player_id')
    .select(['type', 'version'])
    .where('type', '=', 'recap_week')
    .execute();
  // A second telling would have raised the version once more.
  expect(told).toEqual(Array(6).fill({ type: 'recap_week', version: 2 }));
  for (const one of servers) await one.stop();
  await database.remove();
});
