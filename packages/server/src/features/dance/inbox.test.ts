import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

describe('the inbox', () => {
  const inbox = async (player: TestPlayer, unread_only: 'true' | 'false' = 'false') =>
    (await player.ask('listNotifications', { query: { unread_only } })).data;

  test('tells of invites, turns, reveals, jinxes and leaving, and counts what is unread', async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    const types = async (player: TestPlayer) =>
      (await inbox(player)).notifications.map(({ type, read }) => `${type}${read ? '' : '!'}`);
    expect(await types(ben)).toEqual(['invite']);
    expect(await types(anna)).toEqual(['your_turn!']);
    await dance.say(0, 1, 'sand');
    expect(await types(anna)).toEqual(['your_turn']);
    expect(await types(ben)).toEqual(['your_turn!', 'invite']);
    await dance.say(1, 1, 'wave');
    expect(await types(anna)).toEqual(['reveal!', 'your_turn']);
    await dance.jinx(2, 'beach');
    expect(await types(anna)).toEqual(['jinx!', 'reveal', 'your_turn']);
    expect((await inbox(anna)).unreadCount).toBe(1);
    expect((await inbox(anna)).notifications).toHaveLength(3);
    expect((await inbox(anna, 'true')).notifications).toMatchObject([
      {
        notificationId: expect.stringMatching(/^notification_/),
        type: 'jinx',
        read: false,
        from: { userId: ben.player.userId, displayName: ben.player.displayName },
        gameId: dance.gameId,
        text: `Jinx! You and ${ben.player.displayName} said it.`,
      },
    ]);
    await ben.ask('rematchDance', { body: { opponentId: anna.player.userId } });
    expect((await types(anna))[0]).toBe('rematch!');
  });

  test('tells the newest twenty unless asked for more or fewer', async () => {
    const anna = await newPlayer(server.url);
    for (let index = 0; index < 23; index += 1) {
      const somebody = await newPlayer(server.url);
      server.clock.advance(1);
      await somebody.ask('inviteToDance', { body: { invitedPlayer: anna.player.userId } });
    }
    const { notifications, unreadCount } = await inbox(anna);
    expect(notifications).toHaveLength(20);
    expect(unreadCount).toBe(23);
    const times = notifications.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    const few = await anna.ask('listNotifications', { query: { limit: 3 } });
    expect(few.data.notifications).toEqual(notifications.slice(0, 3));
  });

  test('keeps the newest hundred, and is read whole with one call', async () => {
    const anna = await newPlayer(server.url);
    const told = async (times: number) => {
      for (let index = 0; index < times; index += 1) {
        const somebody = await newPlayer(server.url);
        server.clock.advance(1);
        await somebody.ask('inviteToDance', { body: { invitedPlayer: anna.player.userId } });
      }
    };
    await told(1);
    const older = Array.from({ length: 101 }, (_, index) => ({
      id: `older_${index}`,
      player_id: anna.player.userId,
      about: `older ${index}`,
      type: 'friend_joined' as const,
      from_id: null,
      game_id: null,
      group_id: null,
      text: 'Somebody joined.',
      created_at: index,
      read_at: null,
    }));
    await server.db.transaction([], (sql) =>
      sql.insertInto('notifications').values(older).execute(),
    );
    await told(1);
    const { unreadCount, notifications } = await inbox(anna);
    expect(unreadCount).toBe(100);
    const all = (await anna.ask('listNotifications', { query: { limit: 100 } })).data;
    expect(all.notifications).toHaveLength(100);

    await told(1);
    const body = { until: notifications[0]?.createdAt ?? '' };
    const { data } = await anna.ask('markInboxRead', { body });
    expect(data.unreadCount).toBe(1);
    const unread = (await inbox(anna, 'true')).notifications;
    expect(unread.map(({ createdAt }) => createdAt > body.until)).toEqual([true]);
    // Once more changes nothing, and nobody is told.
    expect((await anna.ask('markInboxRead', { body })).data).toEqual(data);
  });

  test('is the owner’s: a foreign notification is not found', async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    const [first] = (await inbox(anna)).notifications;
    const body = { notificationId: first?.notificationId ?? '' };
    expect(await ben.ask('markNotificationRead', { body })).toMatchObject({ status: 404 });
    const read = await anna.ask('markNotificationRead', { body });
    expect(read.data).toMatchObject({ notification: { read: true }, unreadCount: 0 });
    const again = await anna.ask('markNotificationRead', { body });
    expect(again.data.version).toBe(read.data.version);
  });

  test('is not told of a leaving when the one who leaves says so', async () => {
    const dance = await startDance(server.url);
    const [anna, ben] = dance.players;
    const body = { gameId: dance.gameId, notifyOpponent: false };
    await ben.ask('abandonDance', { body });
    expect((await inbox(anna)).notifications.map(({ type }) => type)).not.toContain('abandoned');
    expect((await dance.read(0)).endedBy).toBe(ben.player.userId);
  });

  test('stores what may be pushed: muted types, quiet hours, vacation and reminder', async () => {
    const anna = await newPlayer(server.url);
    const usual = { muted: [], quietHours: null, vacationUntil: null, dailyReminder: null };
    expect((await anna.ask('readNotificationSettings', {})).data.settings).toEqual(usual);
    const settings = {
      muted: ['nudge' as const],
      quietHours: { from: 1320, to: 420, timeZone: 'Europe/Berlin' },
      vacationUntil: '2026-12-24T00:00:00.000Z',
      dailyReminder: { at: 480, timeZone: 'Europe/Berlin' },
    };
    await anna.ask('changeNotificationSettings', { body: settings });
    expect((await anna.ask('readNotificationSettings', {})).data.settings).toEqual(settings);
    await anna.ask('changeNotificationSettings', { body: { vacationUntil: null } });
    const home = await anna.ask('changeNotificationSettings', { body: { muted: [] } });
    expect(home.data.settings).toEqual({ ...settings, muted: [], vacationUntil: null });
    const nowhere = { ...settings, quietHours: { from: 0, to: 1, timeZone: 'Hive/Comb' } };
    expect((await anna.ask('changeNotificationSettings', { body: nowhere })).status).toBe(400);
  });
});
