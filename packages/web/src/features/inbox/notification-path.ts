import type { Notification } from '@bee-jinx/contract/browser';

/** Where one sees what it tells of. */
export function notificationPath({
  type,
  gameId,
  groupId,
}: Pick<Notification, 'type' | 'gameId' | 'groupId'>): string | undefined {
  if (type === 'security') return '/account';
  if (type === 'friend_joined') return '/friends';
  // Of a hive that is no more, what became of it stands among mine.
  if (type === 'group_ended') return '/hive';
  if (groupId !== undefined) return `/hive/${groupId}`;
  return gameId === undefined ? undefined : `/jinx/dance/${gameId}`;
}
