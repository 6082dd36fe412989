import type { CallReply } from '@bee-jinx/contract';
import type { Writer } from '../platform/database/database.ts';
import { newPlayer, type TestPlayer } from './test-player.ts';

export const newPlayerPair = async (url: string): Promise<[TestPlayer, TestPlayer]> => [
  await newPlayer(url),
  await newPlayer(url),
];

export const acceptCodeOf = (guest: TestPlayer, { player }: TestPlayer) =>
  guest.ask('acceptFriend', { body: { friendCode: player.friendCode } });

/** The second has accepted the first one's code. */
export async function newFriends(url: string): Promise<[TestPlayer, TestPlayer]> {
  const [anna, ben] = await newPlayerPair(url);
  const { status } = await acceptCodeOf(ben, anna);
  if (status !== 200) throw new Error(`No friendship: ${status}`);
  return [anna, ben];
}

export async function readFriendList(player: TestPlayer): Promise<CallReply<'listFriends'>> {
  return (await player.ask('listFriends', { query: {} })).data;
}

export async function readFriendIds(player: TestPlayer): Promise<string[]> {
  return (await readFriendList(player)).friends.map(({ userId }) => userId);
}

export const blockTestPlayer = (who: TestPlayer, { player }: TestPlayer) =>
  who.ask('blockPlayer', { body: { userId: player.userId } });

/** So many players without a session, by their ids. */
export async function insertCrowd(sql: Writer, count: number, prefix = 'crowd'): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, number) => `${prefix}_${number}`);
  const rows = ids.map((id) => ({
    id,
    display_name: 'One of many',
    friend_code: id,
    kind: 'anonymous' as const,
    badge_number: null,
    version: 1,
    credentials_version: 0,
    created_at: 0,
  }));
  await sql.insertInto('players').values(rows).execute();
  return ids;
}
