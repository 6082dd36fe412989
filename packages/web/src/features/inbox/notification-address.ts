import type { Notification } from '@bee-jinx/contract/browser';

/** Where one sees what it tells of. */
export function notificationAddress({ gameId }: Pick<Notification, 'gameId'>): string | undefined {
  return gameId === undefined ? undefined : `/jinx/dance/${gameId}`;
}
