import { dayMs } from './durations.ts';

/** Selects what is deleted from an inbox that is too full: notifications of strangers never displace those of friends. */

export interface InboxEntry {
  id: string;
  /** Null where it has no sender. */
  from: string | null;
  createdAt: number;
  isRead: boolean;
  /** When the sender became a friend; null for a stranger. */
  friendSince: number | null;
  /** Whether the two have danced to the end. */
  isPartner: boolean;
}

/** The limit for one sender. An inbox that is no larger never overflows. */
export const maxNotificationsPerSender = 10;
/** The limit for all strangers together, and for all new friends: a friend code can get into the wrong hands. */
const maxUntrusted = 30;
/** Reserved for both together in a full inbox, as a stranger's invite can be a real one. */
const reservedForUntrusted = 10;

type SenderTrust = 'known' | 'new friend' | 'stranger';

/** A code makes a friend at once, so a friendship is trusted after a day or a dance. */
function senderTrustOf({ from, friendSince, isPartner, createdAt }: InboxEntry): SenderTrust {
  if (from === null || isPartner) return 'known';
  if (friendSince === null) return 'stranger';
  return createdAt - friendSince >= dayMs ? 'known' : 'new friend';
}

const newestFirst = (a: InboxEntry, b: InboxEntry) => b.createdAt - a.createdAt;
/** Among new friends the earliest are kept, so that a wave of them doesn't displace those who were there before it. */
const oldestFriendFirst = (a: InboxEntry, b: InboxEntry) =>
  (a.friendSince ?? 0) - (b.friendSince ?? 0) || newestFirst(a, b);

/** Returns the notifications to delete, so that no more than `limit` remain. */
export function selectInboxOverflow(inbox: readonly InboxEntry[], limit: number): string[] {
  const bySender = Map.groupBy(inbox.toSorted(newestFirst), ({ from, id }) => from ?? id);
  const bounded = [...bySender.values()].flatMap((sent) =>
    sent.slice(0, maxNotificationsPerSender),
  );
  const {
    known = [],
    'new friend': friends = [],
    stranger = [],
  } = Object.groupBy(bounded, senderTrustOf);
  known.sort(newestFirst);
  const untrusted = [
    ...friends.sort(oldestFriendFirst).slice(0, maxUntrusted),
    ...stranger.sort(newestFirst).slice(0, maxUntrusted),
  ];
  const room = limit - Math.min(untrusted.length, reservedForUntrusted);
  const inOrder = [...known.slice(0, room), ...untrusted, ...known.slice(room)];
  // Unread before read.
  const byPriority = [
    ...inOrder.filter(({ isRead }) => !isRead),
    ...inOrder.filter(({ isRead }) => isRead),
  ];
  const retainedIds = new Set(byPriority.slice(0, limit).map(({ id }) => id));
  return inbox.filter(({ id }) => !retainedIds.has(id)).map(({ id }) => id);
}
