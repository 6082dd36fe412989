/** What of an inbox goes when there is too much: what strangers send never pushes out what friends have sent. */

export interface Received {
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

/** Of one sender. So an inbox with no more than these has nothing to lose. */
export const mostOfOneSender = 10;
/** Of all strangers together, and of all who became friends only just before: a code can get into the wrong hands. */
const mostOfUnproven = 30;
/** Of both together, also in an inbox that is full of what others have sent: a stranger's invite can be a real one. */
const placesOfUnproven = 10;
const dayMs = 86_400_000;

type Standing = 'known' | 'new friend' | 'stranger';

/** A code makes a friend at once, so that a friendship proves itself by lasting a day or by a dance. */
function standingOf({ from, friendSince, isPartner, createdAt }: Received): Standing {
  if (from === null || isPartner) return 'known';
  if (friendSince === null) return 'stranger';
  return createdAt - friendSince >= dayMs ? 'known' : 'new friend';
}

const newestFirst = (one: Received, other: Received) => other.createdAt - one.createdAt;
/** Of new friends, who came first stays: a wave of them doesn't push out who was there before it. */
const oldestFriendFirst = (one: Received, other: Received) =>
  (one.friendSince ?? 0) - (other.friendSince ?? 0) || newestFirst(one, other);

/** Which have to go, so that no more than `most` remain. */
export function overflowOf(inbox: readonly Received[], most: number): string[] {
  const bySender = Map.groupBy(inbox.toSorted(newestFirst), ({ from, id }) => from ?? id);
  const bounded = [...bySender.values()].flatMap((sent) => sent.slice(0, mostOfOneSender));
  const {
    known = [],
    'new friend': friends = [],
    stranger = [],
  } = Object.groupBy(bounded, standingOf);
  known.sort(newestFirst);
  const unproven = [
    ...friends.sort(oldestFriendFirst).slice(0, mostOfUnproven),
    ...stranger.sort(newestFirst).slice(0, mostOfUnproven),
  ];
  const room = most - Math.min(unproven.length, placesOfUnproven);
  const inOrder = [...known.slice(0, room), ...unproven, ...known.slice(room)];
  // Who was read has done its work.
  const kept = [...inOrder.filter(({ isRead }) => !isRead), ...inOrder.filter((one) => one.isRead)];
  const staying = new Set(kept.slice(0, most).map(({ id }) => id));
  return inbox.filter(({ id }) => !staying.has(id)).map(({ id }) => id);
}
