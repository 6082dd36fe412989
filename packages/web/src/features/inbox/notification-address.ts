import type { Notification } from '@bee-jinx/contract/browser';

/** Where one sees what it tells of. */
export function notificationAddress({
  type,
  gameId,
}: Pick<Notification, 'type' | 'gameId'>): string | undefined {
  if (type === 'friend_joined') return '/friends';
  return gameId === undefined ? undefined : `/jinx/dance/${gameId}`;
}
