import type { NotificationType } from './notification-settings.ts';

interface NotificationSubject {
  gameId?: string | undefined;
  groupId?: string | undefined;
}

const danceOf = ({ gameId }: NotificationSubject) => gameId && `/jinx/dance/${gameId}`;
const hiveOf = ({ groupId }: NotificationSubject) => groupId && `/hive/${groupId}`;

const paths: Record<NotificationType, (subject: NotificationSubject) => string | undefined> = {
  invite: danceOf,
  your_turn: danceOf,
  reveal: danceOf,
  jinx: danceOf,
  nudge: danceOf,
  decision: danceOf,
  rematch: danceOf,
  abandoned: danceOf,
  expiring: danceOf,
  friend_joined: () => '/friends',
  group_request: hiveOf,
  group_approved: hiveOf,
  group_owner: hiveOf,
  // A hive that has ended has no page of its own; the list of mine shows it.
  group_ended: () => '/hive',
  reminder: () => '/jinx/daily',
  security: () => '/account',
};

/** The page that a notification opens, from the inbox and from a push alike. Undefined if what it was about is gone. */
export function notificationPath({
  type,
  ...subject
}: NotificationSubject & { type: NotificationType }): string | undefined {
  return paths[type](subject);
}
