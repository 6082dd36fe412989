import type { CallReply } from '@bee-jinx/contract';
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
