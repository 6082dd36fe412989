import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
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

  test.each([
    ['away', false],
    ['here, of what their screen doesn’t show,', true],
  ])('tells who is %s of each step in its own words', async (_who, isHere) => {
    const [anna, ben] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const listeners = await Promise.all(
      (isHere ? [anna, ben] : []).map(({ headers }) => TestListener.open(server.url, headers)),
    );
    let gameId = '';
    const invite = (from: TestPlayer, to: TestPlayer, more = {}) =>
      mustCall(from, 'inviteToDance', {
        body: { invitedPlayer: to.player.userId, gameConfig: { maxRounds: 3 }, ...more },
      });
    const answer = (from: TestPlayer, accept: boolean, word?: string) =>
      mustCall(from, 'respondToInvite', { body: { gameId, accept, ...(word && { word }) } });
    const say = (from: TestPlayer, roundNumber: number, word: string) =>
      mustCall(from, 'submitDanceWord', { body: { gameId, roundNumber, word } });
    const choose = (from: TestPlayer, decision: 'continue' | 'stop') =>
      mustCall(from, 'continueDecision', { body: { gameId, decision } });
    const nudge = { recipientUserId: ben.player.userId, roundNumber: 1 };
    const opponentId = ben.player.userId;
    type Told = readonly [type: string, text: string, isAlwaysTold: boolean];
    const turn = ['your_turn', '{name} has sealed a word. Your turn.', false] as const;
    const reveal = ['reveal', '{name} has answered: see both words.', false] as const;
    const invited = ['invite', '{name} invites you to dance.', true] as const;
    const steps: [TestPlayer, () => Promise<object>, Told?][] = [
      [anna, () => invite(anna, ben), invited],
      [ben, () => answer(ben, true), ['your_turn', '{name} dances with you. Your turn.', false]],
      [anna, () => say(anna, 1, 'sand'), turn],
      [
        anna,
        () => mustCall(anna, 'nudge', { body: { ...nudge, gameId } }),
        ['nudge', '{name} is waiting for your word.', true],
      ],
      [ben, () => say(ben, 1, 'wave'), reveal],
      [anna, () => mustCall(anna, 'thatCounts', { body: { gameId, roundNumber: 1 } })],
      [ben, () => say(ben, 2, 'moon'), turn],
      [anna, () => say(anna, 2, 'cheese'), reveal],
      [anna, () => say(anna, 3, 'lamp'), turn],
      [
        ben,
        () => say(ben, 3, 'moth'),
        ['decision', 'That was the last round with {name}. Go on?', false],
      ],
      [
        anna,
        () => choose(anna, 'continue'),
        ['decision', '{name} wants to go on. And you?', false],
      ],
      [
        ben,
        () => choose(ben, 'stop'),
        ['decision', '{name} has ended your dance after the last round.', false],
      ],
      [
        anna,
        () => mustCall(anna, 'rematchDance', { body: { opponentId } }),
        ['rematch', '{name} wants to dance again.', true],
      ],
      [ben, () => answer(ben, false), ['abandoned', '{name} can’t dance with you now.', true]],
      [ben, () => invite(ben, anna, { firstWord: 'sand' }), invited],
      [anna, () => answer(anna, true)],
      [
        anna,
        () => mustCall(anna, 'abandonDance', { body: { gameId } }),
        ['abandoned', '{name} has left the dance.', true],
      ],
      [anna, () => invite(anna, ben, { firstWord: 'sand' }), invited],
      [ben, () => answer(ben, true, 'sand'), ['jinx', 'Jinx! You and {name} said it.', true]],
    ];
    for (const [actor, act, told] of steps) {
      server.clock.advance(10);
      const since = new Date(server.clock.now()).toISOString();
      const reply = (await act()) as { game?: { gameId: string } };
      gameId = reply.game?.gameId ?? gameId;
      const { notifications } = await inbox(actor === anna ? ben : anna);
      const { userId, displayName } = actor.player;
      const expected = told && {
        notificationId: expect.any(String),
        createdAt: expect.any(String),
        type: told[0],
        text: told[1].replace('{name}', displayName),
        from: { userId, displayName },
        gameId,
        read: false,
      };
      expect(notifications.filter(({ createdAt }) => createdAt >= since)).toEqual(
        expected && (told[2] || !isHere) ? [expected] : [],
      );
      // Who has acted has seen what they were told of this game.
      const unread = (await inbox(actor, 'true')).notifications;
      expect(unread.filter((one) => one.gameId === gameId)).toEqual([]);
    }
    for (const listener of listeners) listener.close();
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
      id: `older_${index}_${anna.player.userId}`,
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

  test('has nothing unread of a dance that is over but its end', async () => {
    const unread = async (player: TestPlayer) =>
      (await inbox(player, 'true')).notifications.map(({ type }) => type);
    const [anna, ben] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const invite = { invitedPlayer: ben.player.userId };
    const { gameId } = (await mustCall(anna, 'inviteToDance', { body: invite })).game;
    expect(await unread(ben)).toEqual(['invite']);
    await mustCall(anna, 'abandonDance', { body: { gameId } });
    expect(await unread(ben)).toEqual([]);

    const left = await startDance(server.url);
    expect(await unread(left.players[0])).toEqual(['your_turn']);
    const quietly = { gameId: left.gameId, notifyOpponent: false };
    await mustCall(left.players[1], 'abandonDance', { body: quietly });
    expect(await unread(left.players[0])).toEqual([]);

    const told = await startDance(server.url);
    await mustCall(told.players[1], 'abandonDance', { body: { gameId: told.gameId } });
    expect(await unread(told.players[0])).toEqual(['abandoned']);

    const expired = await startDance(server.url);
    server.clock.advance(7 * 24 * 3_600_000);
    await mustCall(expired.players[1], 'expireDance', { body: { gameId: expired.gameId } });
    expect(await unread(expired.players[0])).toEqual(['abandoned']);
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
