import type { CallReply } from '@bee-jinx/contract';
import { type LocalDate, linksOf, puzzleNumberOn, todayFor, whoThinksAlike } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { membersOf } from '../members/queries.ts';
import type { GroupsParts } from '../parts.ts';
import { seeGroup } from '../read-group.ts';

const mostPairs = 20;

/** How the hive linked the pair of today, and who thinks like whom. All of it spoils, so it waits. */
export async function readDay(
  parts: GroupsParts,
  { playerId }: Caller,
  wish: { groupId: string; date?: LocalDate | undefined },
): Promise<CallReply<'groupDay'>> {
  const { db, clock, daily } = parts;
  await seeGroup(parts, wish.groupId, playerId);
  const members = await membersOf(db.read, wish.groupId, 'active');
  const names = new Map(members.map((row) => [row.player_id, row.display_name]));
  const puzzleNumber = puzzleNumberOn(todayFor(wish.date, clock.now()));
  const results = await daily.resultsOn([...names.keys()], puzzleNumber);
  const finished = results.filter(({ outcome }) => outcome !== null);
  const heading = { puzzleNumber, finished: finished.length };
  if (!finished.some((result) => result.playerId === playerId)) {
    return { day: { ...heading, covered: true } };
  }

  const games = finished.map(({ playerId, words }) => ({ userId: playerId, words }));
  const named = (userId: string) => ({ userId, displayName: names.get(userId) ?? '' });
  const alike = whoThinksAlike(games);
  const shown = alike.filter(
    ({ userIds }, index) => index < mostPairs || userIds.includes(playerId),
  );
  return {
    day: {
      ...heading,
      covered: false,
      pair: await daily.pairOf(puzzleNumber),
      links: linksOf(games).map(({ word, userIds }) => ({ word, members: userIds.map(named) })),
      alike: shown.map(({ userIds: [one, other], shared, of }) => ({
        members: [named(one), named(other)],
        shared,
        of,
      })),
    },
  };
}
