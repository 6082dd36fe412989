import { afterEach, expect, test, vi } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { acceptCodeOf, newPlayerPair } from '../../testing/test-friends.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();
afterEach(() => vi.restoreAllMocks());

/** Simulates a server that is killed right after its next commit: later writes fail. */
function dieAfterNextCommit(): void {
  const { db } = server;
  let isDead = false;
  for (const write of ['transaction', 'statement'] as const) {
    const real = db[write].bind(db) as (...given: unknown[]) => Promise<unknown>;
    vi.spyOn(db, write).mockImplementation((async (...given: unknown[]) => {
      if (isDead) throw new Error('Killed.');
      const result = await real(...given);
      isDead = true;
      return result;
    }) as never);
  }
}

const inboxOf = async (player: TestPlayer) =>
  (await player.ask('listNotifications', { query: {} })).data;

/** Acts at a server that dies after the commit, then repeats it as a client would; returns the unread types. */
async function notificationsAfter(
  act: () => Promise<unknown>,
  player: TestPlayer,
): Promise<string[]> {
  const { version } = await inboxOf(player);
  dieAfterNextCommit();
  await act();
  vi.restoreAllMocks();
  const inbox = await inboxOf(player);
  await act();
  const again = await inboxOf(player);
  expect(again).toEqual(inbox);
  expect(inbox.version).toBe(version + 1);
  return inbox.notifications.filter(({ read }) => !read).map(({ type }) => type);
}

test('an invite and its notification commit together', async () => {
  const [anna, ben] = await newPlayerPair(server.url);
  const body = { invitedPlayer: ben.player.userId };
  expect(await notificationsAfter(() => anna.ask('inviteToDance', { body }), ben)).toEqual([
    'invite',
  ]);
});

test('words, a nudge and a jinx commit with their notifications, and mark earlier ones as read', async () => {
  const dance = await startDance(server.url);
  const { gameId } = dance;
  const [anna, ben] = dance.players;
  expect(await notificationsAfter(() => dance.say(0, 1, 'sand'), ben)).toEqual(['your_turn']);
  expect((await inboxOf(anna)).unreadCount).toBe(0);
  const recipientUserId = ben.player.userId;
  const nudge = () => anna.ask('nudge', { body: { recipientUserId, gameId, roundNumber: 1 } });
  expect(await notificationsAfter(nudge, ben)).toEqual(['nudge', 'your_turn']);
  expect(await notificationsAfter(() => dance.say(1, 1, 'wave'), anna)).toEqual(['reveal']);
  expect((await inboxOf(ben)).unreadCount).toBe(0);
  expect(await notificationsAfter(() => dance.say(0, 2, 'beach'), ben)).toEqual(['your_turn']);
  expect(await notificationsAfter(() => dance.say(1, 2, 'beach'), anna)).toEqual(['jinx']);
  const rematch = (inviter: TestPlayer, guest: TestPlayer) => () =>
    inviter.ask('rematchDance', { body: { opponentId: guest.player.userId } });
  expect(await notificationsAfter(rematch(anna, ben), ben)).toEqual(['rematch']);
  expect(await notificationsAfter(rematch(ben, anna), anna)).toEqual(['your_turn', 'jinx']);
  const { activeGames } = (await anna.ask('activeDances', { query: {} })).data;
  const body = { gameId: activeGames[0]?.gameId ?? '', notifyOpponent: true };
  expect(await notificationsAfter(() => ben.ask('abandonDance', { body }), anna)).toContain(
    'abandoned',
  );
});

test('a deadline warning and its mark commit together', async () => {
  const dance = await startDance(server.url, { pace: 'relaxed' });
  const [anna, ben] = dance.players;
  await dance.say(0, 1, 'sand');
  dieAfterNextCommit();
  server.clock.advance(60 * 3_600_000);
  await expect
    .poll(async () => (await inboxOf(ben)).notifications.map(({ type }) => type))
    .toContain('expiring');
  expect((await inboxOf(anna)).notifications.map(({ type }) => type)).not.toContain('expiring');
});

test('a friendship and its notification commit together', async () => {
  const [anna, ben] = await newPlayerPair(server.url);
  expect(await notificationsAfter(() => acceptCodeOf(ben, anna), anna)).toEqual(['friend_joined']);
});

test('hive events and their notifications commit together, and an answer marks the request as read', async () => {
  const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
  const { owner, groupId } = hive;
  const asker = await newPlayer(server.url);
  const request = () => asker.ask('requestGroup', { body: { inviteCode: hive.code } });
  expect(await notificationsAfter(request, owner)).toEqual(['group_request']);
  const { requestId } = (await request()).data.request;
  const approve = () => owner.ask('approveRequest', { body: { requestId } });
  expect(await notificationsAfter(approve, asker)).toEqual(['group_approved']);
  expect((await inboxOf(owner)).unreadCount).toBe(0);
  const memberUserId = asker.player.userId;
  const handOver = () =>
    owner.ask('handOverGroup', { params: { groupId }, body: { memberUserId } });
  expect(await notificationsAfter(handOver, asker)).toContain('group_owner');
  const end = () => asker.ask('deleteGroup', { params: { groupId } });
  expect(await notificationsAfter(end, owner)).toEqual(['group_ended']);
});

test('a cancelled request and its read mark commit together', async () => {
  const hive = await createTestHive(server.url, { joinPolicy: 'approval' });
  const { asker, requestId } = await hive.ask();
  dieAfterNextCommit();
  await asker.ask('cancelRequest', { body: { requestId } });
  vi.restoreAllMocks();
  expect((await inboxOf(hive.owner)).unreadCount).toBe(0);
});
