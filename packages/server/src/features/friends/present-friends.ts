import type { Friend } from '@bee-jinx/contract';
import { type LocalDate, puzzleNumberOn, resolveToday } from '@bee-jinx/game';
import { isSuspended } from '../identity/sanctions/is-suspended.ts';
import type { FriendsDeps } from './deps.ts';
import type { FriendRow } from './queries.ts';

export const todaysPuzzleNumber = ({ clock }: FriendsDeps, date: LocalDate | undefined): number =>
  puzzleNumberOn(resolveToday(date, clock.now()));

/** Those who are here first, then by name. Who is suspended is away, whatever they have open. */
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

const isHere = (friend: Friend) => friend.presence === 'here';
const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const byName = (a: Friend, b: Friend) => names.compare(a.displayName, b.displayName);
