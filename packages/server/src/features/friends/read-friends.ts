import type { CallReply, Friend, FriendsToday } from '@bee-jinx/contract';
import { type LocalDate, puzzleNumberOn, resolveToday } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { findPlayer } from '../identity/queries.ts';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import type { FriendsDeps } from './deps.ts';
import { friendCodeLink } from './friend-code.ts';
import { listPendingFriends } from './friend-requests.ts';
import { asksFirst, type FriendRow, findFriend, friendsOf, listVersion } from './queries.ts';

export async function listFriends(
  deps: FriendsDeps,
  { playerId }: Caller,
  date: LocalDate | undefined,
): Promise<CallReply<'listFriends'>> {
  const { read } = deps.db;
  // The version is read first, so that a change in between has a newer one.
  const version = await listVersion(read, playerId);
  const me = await findPlayer(read, playerId);
  if (!me) throw new Refusal('not_signed_in');
  const rows = await friendsOf(read, playerId);
  const friendIds = new Set(rows.map(({ id }) => id));
  const requests = await deps.dances.friendRequestsOf(playerId);
  return {
    friends: await presentFriends(deps, playerId, rows, date),
    requests: requests.filter(({ userId }) => !friendIds.has(userId)),
    pending: await listPendingFriends(read, playerId),
    asksFirst: await asksFirst(read, playerId),
    ...friendCodeLink(me.friend_code),
    version,
  };
}

export async function readFriend(
  deps: FriendsDeps,
  { playerId }: Caller,
  friendId: string,
  date: LocalDate | undefined,
): Promise<CallReply<'readFriend'>> {
  const { read } = deps.db;
  const version = await listVersion(read, playerId);
  const row = await findFriend(read, playerId, friendId);
  const [friend] = row ? await presentFriends(deps, playerId, [row], date) : [];
  if (!friend) throw new Refusal('not_found', { message: 'You two are not friends.' });
  return {
    friend,
    headToHead: await deps.dances.headToHead(playerId, friendId),
    today: await resultOf(deps, playerId, friendId, todaysPuzzleNumber(deps, date)),
    version,
  };
}

/** The result is hidden until the viewer has finished that puzzle. */
async function resultOf(
  deps: FriendsDeps,
  playerId: string,
  friendId: string,
  puzzleNumber: number,
): Promise<FriendsToday> {
  const results = await deps.dailyResults([playerId, friendId], puzzleNumber);
  const result = results.get(friendId);
  if (!result) return { puzzleNumber, state: 'not_played' };
  if (!results.has(playerId)) return { puzzleNumber, state: 'covered' };
  return { puzzleNumber, state: 'shown', result };
}

const todaysPuzzleNumber = ({ clock }: FriendsDeps, date: LocalDate | undefined): number =>
  puzzleNumberOn(resolveToday(date, clock.now()));

/** Sorted by presence, then by name. Suspended players are shown as away. */
export async function presentFriends(
  deps: FriendsDeps,
  playerId: string,
  rows: readonly FriendRow[],
  date: LocalDate | undefined,
): Promise<Friend[]> {
  const now = deps.clock.now();
  const ids = rows.map(({ id }) => id);
  const [here, finished, openGames] = await Promise.all([
    deps.live.whoIsHere(ids),
    deps.dailyResults(ids, todaysPuzzleNumber(deps, date)),
    deps.dances.openWith(playerId),
  ]);
  return rows
    .map((row): Friend => {
      const openGame = openGames.get(row.id);
      const since = new Date(row.since).toISOString();
      return {
        id: `${playerId}.${row.id}`,
        userId: row.id,
        friendId: row.id,
        displayName: row.display_name,
        friendName: row.display_name,
        status: 'accepted',
        presence: here.has(row.id) && !isSuspended(row, now) ? 'here' : 'away',
        playedToday: finished.has(row.id),
        since,
        createdAt: since,
        ...(openGame && { openGame }),
      };
    })
    .sort((a, b) => Number(isHere(b)) - Number(isHere(a)) || byName(a, b));
}

/** Nothing of somebody who hasn't said yes but the name, which their code shows too. */
export function presentPending(
  playerId: string,
  { id, display_name, since: asked }: { id: string; display_name: string; since: number },
): Friend {
  const since = new Date(asked).toISOString();
  return {
    id: `${playerId}.${id}`,
    userId: id,
    friendId: id,
    displayName: display_name,
    friendName: display_name,
    status: 'pending',
    presence: 'away',
    playedToday: false,
    since,
    createdAt: since,
  };
}

const isHere = (friend: Friend) => friend.presence === 'here';
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byName = (a: Friend, b: Friend) => names.compare(a.displayName, b.displayName);
