import { createTestHive } from '../test-hive.ts';
import { mustCall, newPlayer, type TestPlayer } from '../test-player.ts';

/** Friends, hives, buzz and the inbox. */
export async function exerciseSocial(url: string, anna: TestPlayer, ben: TestPlayer) {
  await befriend(url, anna, ben);
  await meetInHives(url, anna, ben);
  await readInbox(anna);
  const feedback = { kind: 'idea', text: 'More bees', screen: '/', version: 'test' } as const;
  await mustCall(anna, 'sendFeedback', { body: feedback });
}

async function befriend(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  const { friendCode } = anna.player;
  await mustCall(ben, 'previewFriendCode', { params: { friendCode } });
  await mustCall(ben, 'acceptFriend', { body: { friendCode } });
  await mustCall(anna, 'listFriends', { query: {} });
  await mustCall(anna, 'readFriend', { params: { userId: ben.player.userId }, query: {} });
  await mustCall(anna, 'listGroups', { query: { type: 'friends' } });
  const carl = await newPlayer(url);
  await mustCall(carl, 'acceptFriend', { body: { friendCode } });
  const params = { userId: carl.player.userId };
  await mustCall(anna, 'removeFriend', { params });
  await mustCall(anna, 'changeFriendSettings', { body: { asksFirst: true } });
  for (const accept of [false, true]) {
    await mustCall(carl, 'acceptFriend', { body: { friendCode } });
    await mustCall(carl, 'withdrawFriendRequest', { params: { userId: anna.player.userId } });
    await mustCall(carl, 'acceptFriend', { body: { friendCode } });
    await mustCall(anna, 'answerFriendRequest', { body: { ...params, accept } });
  }
  const asker = await newPlayer(url);
  await mustCall(asker, 'acceptFriend', { body: { friendCode } });
  await mustCall(anna, 'blockPlayer', { body: params });
  await mustCall(anna, 'listBlocked', {});
  await mustCall(carl, 'blockPlayer', { body: { userId: ben.player.userId } });
  await mustCall(anna, 'unblockPlayer', { body: params });
  await mustCall(anna, 'renewFriendCode', { body: { friendCode } });
}

async function meetInHives(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  const hive = await createTestHive(url, {}, anna);
  const params = { groupId: hive.groupId };
  await mustCall(anna, 'checkInviteCode', { query: { code: 'EVENING' } });
  await mustCall(ben, 'previewGroup', { params: { code: hive.code } });
  await hive.join(ben);
  await mustCall(anna, 'updateGroup', { params, body: { joinPolicy: 'approval' } });
  const [first, second, third, fourth] = [
    await hive.ask(),
    await hive.ask(),
    await hive.ask(),
    await hive.ask(),
  ];
  await mustCall(anna, 'groupRequests', { query: {} });
  await mustCall(anna, 'approveRequest', { body: { requestId: first.requestId } });
  await mustCall(anna, 'rejectRequest', { body: { requestId: second.requestId } });
  await mustCall(third.asker, 'cancelRequest', { body: { requestId: third.requestId } });
  await mustCall(fourth.asker, 'groupRequests', { query: {} });
  const removed = { memberUserId: first.asker.player.userId };
  await mustCall(anna, 'removeMember', { params, body: removed });
  for (const period of ['today', 'week', 'all'] as const) {
    await mustCall(anna, 'groupBoard', { params, query: { period } });
  }
  await mustCall(anna, 'groupDay', { params, query: {} });
  await mustCall(anna, 'readGroup', { params });
  await mustCall(anna, 'listGroups', { query: {} });
  await mustCall(anna, 'groupMembers', { params, query: {} });
  await talk(anna, ben, hive.groupId);
  await mustCall(anna, 'handOverGroup', { params, body: { memberUserId: ben.player.userId } });
  await mustCall(anna, 'leaveGroup', { params });
  const otherHive = await createTestHive(url, {}, anna);
  await mustCall(anna, 'deleteGroup', { params: { groupId: otherHive.groupId } });
  // Stays, to be multiplied.
  await (await createTestHive(url, {}, anna)).join(ben);
}

async function talk(anna: TestPlayer, ben: TestPlayer, groupId: string): Promise<void> {
  const { puzzle } = await mustCall(anna, 'dailyPuzzle', { query: {} });
  const { puzzleNumber } = puzzle;
  const posted = await mustCall(anna, 'postBuzz', { body: { text: 'Hm!', groupId, puzzleNumber } });
  await mustCall(anna, 'postBuzz', { body: { text: 'To my friends' } });
  const mine = await mustCall(ben, 'postBuzz', { body: { text: 'Not this', groupId } });
  const params = { buzzId: posted.buzz.buzzId };
  await mustCall(ben, 'listBuzz', { query: {} });
  await mustCall(ben, 'listBuzz', { query: { groupId } });
  await mustCall(ben, 'reactToBuzz', { params, body: { reaction: 'honey' } });
  await mustCall(ben, 'reportBuzz', { params, body: { reason: 'Try' } });
  await mustCall(ben, 'deleteBuzz', { params: { buzzId: mine.buzz.buzzId } });
}

async function readInbox(anna: TestPlayer): Promise<void> {
  const { notifications } = await mustCall(anna, 'listNotifications', { query: {} });
  await mustCall(anna, 'listNotifications', { query: { unread_only: 'true' } });
  const [{ notificationId, createdAt } = { notificationId: '', createdAt: '' }] = notifications;
  await mustCall(anna, 'markNotificationRead', { body: { notificationId } });
  await mustCall(anna, 'markInboxRead', { body: { until: createdAt } });
  await mustCall(anna, 'readNotificationSettings', {});
  await mustCall(anna, 'changeNotificationSettings', { body: { muted: ['nudge'] } });
}
