/** Selects what is deleted from an inbox that is too full: notifications of strangers never displace those of friends. */

export interface InboxEntry {
  id: string;
  /** Null where it is from nobody. */
  from: string | null;
  createdAt: number;
  isRead: boolean;
  /** When the sender became a friend; null of a stranger. */
  friendSince: number | null;
  /** Whether the two have danced to the end. */
  isPartner: boolean;
}

/** The limit for one sender. So an inbox with no more than these has nothing to lose. */
export const maxNotificationsPerSender = 10;
/** The limit for all strangers together, and for all who became friends only just before: a code can get into the wrong hands. */
const maxUntrusted = 30;
/** The limit for both together, also in an inbox that is full of what others have sent: a stranger's invite can be a real one. */
const reservedForUntrusted = 10;
const dayMs = 86_400_000;

type SenderTrust = 'known' | 'new friend' | 'stranger';

/** A code makes a friend at once, so that a friendship proves itself by lasting a day or by a dance. */
function senderTrustOf({ from, friendSince, isPartner, createdAt }: InboxEntry): SenderTrust {
  if (from === null || isPartner) return 'known';
  if (friendSince === null) return 'stranger';
  return createdAt - friendSince >= dayMs ? 'known' : 'new friend';
}

const newestFirst = (one: InboxEntry, other: InboxEntry) => other.createdAt - one.createdAt;
/** Among new friends the earliest are kept, so that a wave of them doesn't displace those who were there before it. */
const oldestFriendFirst = (one: InboxEntry, other: InboxEntry) =>
  (one.friendSince ?? 0) - (other.friendSince ?? 0) || newestFirst(one, other);

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
  // Who was read has done its work.
  const byPriority = [
    ...inOrder.filter(({ isRead }) => !isRead),
    ...inOrder.filter((one) => one.isRead),
  ];
  const retainedIds = new Set(byPriority.slice(0, limit).map(({ id }) => id));
  return inbox.filter(({ id }) => !retainedIds.has(id)).map(({ id }) => id);
}
