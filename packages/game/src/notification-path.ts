import type { NotificationType } from './notification-settings.ts';

interface NotificationSubject {
  gameId?: string | undefined;
  groupId?: string | undefined;
  pairCode?: string | undefined;
}

const hivePath = ({ groupId }: NotificationSubject) => groupId && `/hive/${groupId}`;
/** A swarm over days is played on the page of its hive. */
const dancePath = ({ gameId, groupId }: NotificationSubject) =>
  gameId ? `/jinx/dance/${gameId}` : hivePath({ groupId });

const paths: Record<NotificationType, (subject: NotificationSubject) => string | undefined> = {
  invite: dancePath,
  your_turn: dancePath,
  reveal: dancePath,
  jinx: dancePath,
  nudge: dancePath,
  decision: dancePath,
  rematch: dancePath,
  abandoned: dancePath,
  expiring: dancePath,
  friend_joined: () => '/friends',
  group_request: hivePath,
  group_approved: hivePath,
  group_owner: hivePath,
  // A hive that has ended has no page any more.
  group_ended: () => '/hive',
  pair_finished: ({ pairCode }) => pairCode && `/p/${pairCode}`,
  recap_week: () => '/recap/week',
  recap_year: () => '/recap/year',
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
