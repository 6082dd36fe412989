import type { Notification } from '@bee-jinx/contract/browser';

export function notificationPath({
  type,
  gameId,
  groupId,
}: Pick<Notification, 'type' | 'gameId' | 'groupId'>): string | undefined {
  if (type === 'security') return '/account';
  if (type === 'friend_joined') return '/friends';
  // A hive that has ended is shown in the list of mine.
  if (type === 'group_ended') return '/hive';
  if (groupId !== undefined) return `/hive/${groupId}`;
  return gameId === undefined ? undefined : `/jinx/dance/${gameId}`;
}
