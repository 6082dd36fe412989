import type { CallReply } from '@bee-jinx/contract';
import {
  findLikeMindedPairs,
  groupFirstWords,
  type LocalDate,
  puzzleNumberOn,
  resolveToday,
} from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsDeps } from '../deps.ts';
import { membersOf } from '../members/queries.ts';
import { requireVisibleGroup } from '../read-group.ts';

const maxPairs = 20;

/** How the hive linked the pair of today, and who thinks like whom. All of it spoils, so it waits. */
export async function readGroupDay(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: { groupId: string; date?: LocalDate | undefined },
): Promise<CallReply<'groupDay'>> {
  const { db, clock, daily } = deps;
  await requireVisibleGroup(deps, input.groupId, playerId);
  const members = await membersOf(db.read, input.groupId, 'active');
  const names = new Map(members.map((row) => [row.player_id, row.display_name]));
  const puzzleNumber = puzzleNumberOn(resolveToday(input.date, clock.now()));
  const results = await daily.resultsOn([...names.keys()], puzzleNumber);
  const finished = results.filter(({ outcome }) => outcome !== null);
  const heading = { puzzleNumber, finished: finished.length };
  if (!finished.some((result) => result.playerId === playerId)) {
    return { day: { ...heading, covered: true } };
  }

  const games = finished.map(({ playerId, words }) => ({ userId: playerId, words }));
  const named = (userId: string) => ({ userId, displayName: names.get(userId) ?? '' });
  const alike = findLikeMindedPairs(games);
  const shown = alike.filter(
    ({ userIds }, index) => index < maxPairs || userIds.includes(playerId),
  );
  return {
    day: {
      ...heading,
      covered: false,
      pair: await daily.pairOf(puzzleNumber),
      links: groupFirstWords(games).map(({ word, userIds }) => ({
        word,
        members: userIds.map(named),
      })),
      alike: shown.map(({ userIds: [one, other], shared, of }) => ({
        members: [named(one), named(other)],
        shared,
        of,
      })),
    },
  };
}
