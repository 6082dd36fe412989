import { foundHive } from '../test-hive.ts';
import { newPlayer, type TestPlayer } from '../test-player.ts';
import { must } from './must.ts';

/** Friends, hives, what is said there, and what comes into the inbox. */
export async function playTogether(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  await befriend(url, anna, ben);
  await meetInHives(url, anna, ben);
  await readInbox(anna);
  const feedback = { kind: 'idea', text: 'More bees', screen: '/', version: 'test' } as const;
  await must(anna, 'sendFeedback', { body: feedback });
}

async function befriend(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  const { friendCode } = anna.player;
  await must(ben, 'previewFriendCode', { params: { friendCode } });
  await must(ben, 'acceptFriend', { body: { friendCode } });
  await must(anna, 'listFriends', { query: {} });
  await must(anna, 'readFriend', { params: { userId: ben.player.userId }, query: {} });
  await must(anna, 'listGroups', { query: { type: 'friends' } });
  const carl = await newPlayer(url);
  await must(carl, 'acceptFriend', { body: { friendCode } });
  const params = { userId: carl.player.userId };
  await must(anna, 'removeFriend', { params });
  await must(anna, 'blockPlayer', { body: params });
  await must(anna, 'listBlocked', {});
  await must(carl, 'blockPlayer', { body: { userId: ben.player.userId } });
  await must(anna, 'unblockPlayer', { body: params });
  await must(anna, 'renewFriendCode', { body: { friendCode } });
}

async function meetInHives(url: string, anna: TestPlayer, ben: TestPlayer): Promise<void> {
  const hive = await foundHive(url, {}, anna);
  const params = { groupId: hive.groupId };
  await must(anna, 'checkInviteCode', { query: { code: 'EVENING' } });
  await must(ben, 'previewGroup', { params: { code: hive.code } });
  await hive.join(ben);
  await must(anna, 'updateGroup', { params, body: { joinPolicy: 'approval' } });
  const [first, second, third, fourth] = [
    await hive.ask(),
    await hive.ask(),
    await hive.ask(),
    await hive.ask(),
  ];
  await must(anna, 'groupRequests', { query: {} });
  await must(anna, 'approveRequest', { body: { requestId: first.requestId } });
  await must(anna, 'rejectRequest', { body: { requestId: second.requestId } });
  await must(third.asker, 'cancelRequest', { body: { requestId: third.requestId } });
  await must(fourth.asker, 'groupRequests', { query: {} });
  const gone = { memberUserId: first.asker.player.userId };
  await must(anna, 'removeMember', { params, body: gone });
  for (const period of ['today', 'week', 'all'] as const) {
    await must(anna, 'groupBoard', { params, query: { period } });
  }
  await must(anna, 'groupDay', { params, query: {} });
  await must(anna, 'readGroup', { params });
  await must(anna, 'listGroups', { query: {} });
  await must(anna, 'groupMembers', { params, query: {} });
  await talk(anna, ben, hive.groupId);
  await must(anna, 'handOverGroup', { params, body: { memberUserId: ben.player.userId } });
  await must(anna, 'leaveGroup', { params });
  const other = await foundHive(url, {}, anna);
  await must(anna, 'deleteGroup', { params: { groupId: other.groupId } });
  // Stays, to be multiplied.
  await (await foundHive(url, {}, anna)).join(ben);
}

async function talk(anna: TestPlayer, ben: TestPlayer, groupId: string): Promise<void> {
  const { puzzle } = await must(anna, 'dailyPuzzle', { query: {} });
  const { puzzleNumber } = puzzle;
  const posted = await must(anna, 'postBuzz', { body: { text: 'Hm!', groupId, puzzleNumber } });
  await must(anna, 'postBuzz', { body: { text: 'To my friends' } });
  const mine = await must(ben, 'postBuzz', { body: { text: 'Not this', groupId } });
  const params = { buzzId: posted.buzz.buzzId };
  await must(ben, 'listBuzz', { query: {} });
  await must(ben, 'listBuzz', { query: { groupId } });
  await must(ben, 'reactToBuzz', { params, body: { reaction: 'honey' } });
  await must(ben, 'reportBuzz', { params, body: { reason: 'Try' } });
  await must(ben, 'deleteBuzz', { params: { buzzId: mine.buzz.buzzId } });
}

async function readInbox(anna: TestPlayer): Promise<void> {
  const { notifications } = await must(anna, 'listNotifications', { query: {} });
  await must(anna, 'listNotifications', { query: { unread_only: 'true' } });
  const [{ notificationId, createdAt } = { notificationId: '', createdAt: '' }] = notifications;
  await must(anna, 'markNotificationRead', { body: { notificationId } });
  await must(anna, 'markInboxRead', { body: { until: createdAt } });
  await must(anna, 'readNotificationSettings', {});
  await must(anna, 'changeNotificationSettings', { body: { muted: ['nudge'] } });
}
