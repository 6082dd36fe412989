import { describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import { acceptCodeOf, blockTestPlayer } from '../../testing/test-friends.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { resetSignInLimits, useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
resetSignInLimits(() => server);

const inboxOf = async (player: TestPlayer) =>
  (await player.ask('listNotifications', { query: {} })).data;
/** Except for the notice of the sign-in. */
const textsOf = async (player: TestPlayer) =>
  (await inboxOf(player)).notifications
    .filter(({ type }) => type !== 'security')
    .map(({ text }) => text)
    .sort();
const invite = (from: TestPlayer, { player }: TestPlayer) =>
  from.ask('inviteToDance', { body: { invitedPlayer: player.userId } });

describe('a notification sent by a player who is merged', () => {
  test('is from the account afterwards, and its recipient is signalled', async () => {
    const ben = await newPlayer(server.url);
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      await acceptCodeOf(visitor, ben);
      await invite(visitor, ben);
    });
    const { version } = await inboxOf(ben);
    const listener = await TestListener.open(server.url, ben.headers);
    await back.migrate();
    await listener.until(() => JSON.stringify(listener.signals()).includes('"notifications"'));
    listener.close();
    const { userId, displayName } = back.player;
    expect(await inboxOf(ben)).toMatchObject({ unreadCount: 2, version: version + 1 });
    expect(await textsOf(ben)).toEqual([
      `${displayName} invites you to dance.`,
      `${displayName} is your friend now. Ask for a dance?`,
    ]);
    for (const { from } of (await inboxOf(ben)).notifications) {
      expect(from).toEqual({ userId, displayName });
    }
  });

  test('is kept once if both had sent it', async () => {
    const ben = await newPlayer(server.url);
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      await acceptCodeOf(visitor, ben);
      await acceptCodeOf(account, ben);
    });
    expect(await textsOf(ben)).toHaveLength(2);
    await back.migrate();
    expect(await textsOf(ben)).toHaveLength(1);
  });

  test('is marked as read when the owner of a hive answers', async () => {
    const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
    let requestId = '';
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      ({ requestId } = await hive.ask(visitor));
    });
    await back.migrate();
    expect((await inboxOf(hive.owner)).unreadCount).toBe(1);
    await hive.owner.ask('approveRequest', { body: { requestId } });
    expect((await inboxOf(hive.owner)).unreadCount).toBe(0);
    expect(await textsOf(back)).toHaveLength(1);
  });

  test('is deleted where either has blocked the other', async () => {
    const ben = await newPlayer(server.url);
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      await invite(visitor, ben);
      await blockTestPlayer(account, ben);
    });
    await back.migrate();
    expect(await textsOf(ben)).toEqual([]);
  });
});

describe('the inbox of a player who is merged', () => {
  test('is moved, except for duplicates and what the two sent each other', async () => {
    const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      await acceptCodeOf(ben, visitor);
      await acceptCodeOf(ben, account);
      await acceptCodeOf(account, visitor);
      await invite(cleo, visitor);
      await invite(account, visitor);
    });
    await back.migrate();
    expect(await textsOf(back)).toEqual(
      [
        `${ben.player.displayName} is your friend now. Ask for a dance?`,
        `${cleo.player.displayName} invites you to dance.`,
      ].sort(),
    );
  });

  test('has nothing from players whom either has blocked', async () => {
    const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      await invite(ben, visitor);
      await blockTestPlayer(account, ben);
      await invite(cleo, account);
      await blockTestPlayer(visitor, cleo);
    });
    await back.migrate();
    expect(await textsOf(back)).toEqual([]);
  });

  test.each([
    ['come along where the account has none', false, ['nudge']],
    ['stay the account’s where it has chosen', true, ['invite']],
  ] as const)('has settings that %s', async (_name, hasChosen, muted) => {
    const mute = (player: TestPlayer, type: 'nudge' | 'invite') =>
      player.ask('changeNotificationSettings', { body: { muted: [type] } });
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      await mute(visitor, 'nudge');
      if (hasChosen) await mute(account, 'invite');
    });
    await back.migrate();
    const { settings } = (await back.ask('readNotificationSettings', {})).data;
    expect(settings.muted).toEqual(muted);
  });

  test('isn’t counted in the preview', async () => {
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      await visitor.ask('changeNotificationSettings', { body: { muted: ['nudge'] } });
    });
    expect((await back.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
  });
});
