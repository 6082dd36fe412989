import type { BoardRow, CallReply, Home } from '@bee-jinx/contract';
import {
  averageRoundsPerDay,
  type BoardPeriod,
  computeBoardPlaces,
  findLikeMindedPairs,
  firstPuzzleOfWeek,
  groupFirstWords,
  type LocalDate,
  type PlayedDays,
  puzzleNumberOn,
  resolveToday,
  tierOf,
} from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import type { DayResult, GroupsDeps } from '../deps.ts';
import { membersOf } from '../members/queries.ts';
import { listHivesWithMembers } from '../queries.ts';
import { requireVisibleGroup } from '../read-group.ts';

/** Three statements, however many members. */
export async function readBoard(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: { groupId: string; period: BoardPeriod; date?: LocalDate | undefined },
): Promise<CallReply<'groupBoard'>> {
  const { db, clock, daily } = deps;
  const { period } = input;
  await requireVisibleGroup(deps, input.groupId, playerId);
  const members = await membersOf(db.read, input.groupId, 'active');
  const ids = members.map(({ player_id }) => player_id);
  const puzzleNumber = puzzleNumberOn(resolveToday(input.date, clock.now()));
  const firstPuzzle = firstOf(period, puzzleNumber);
  const today = byPlayer(period === 'today' ? await daily.resultsOn(ids, puzzleNumber) : []);
  const covered = !(period === 'today' && today.get(playerId)?.outcome);
  const played =
    period === 'today'
      ? new Map([...today].map(([id, result]) => [id, asPlayed(result)]))
      : byPlayer(await daily.playedBetween(ids, firstPuzzle, puzzleNumber));

  const counts = members.map(({ player_id }) => played.get(player_id) ?? nothing);
  const byAverage = computeBoardPlaces(counts, period, 'average');
  const byDays = computeBoardPlaces(counts, period, 'days');
  const rows = members.map((member, index): BoardRow => {
    const { days, jinxes, jinxRounds } = counts[index] ?? nothing;
    return {
      userId: member.player_id,
      displayName: member.display_name,
      days,
      jinxes,
      averageRounds: averageRoundsPerDay({ days, jinxes, jinxRounds }),
      byAverage: byAverage[index] ?? noPlace,
      byDays: byDays[index] ?? noPlace,
      ...(period === 'today' && { today: presentToday(today.get(member.player_id), covered) }),
    };
  });
  return {
    board: { period, puzzleNumber, firstPuzzle, covered, rows: rows.sort(firstPlaceFirst) },
  };
}

const nothing: PlayedDays = { days: 0, jinxes: 0, jinxRounds: 0 };
const noPlace = { place: null, isShared: false };

function firstOf(period: BoardPeriod, puzzleNumber: number): number {
  if (period === 'today') return puzzleNumber;
  return period === 'week' ? firstPuzzleOfWeek(puzzleNumber) : 1;
}

function byPlayer<Row extends { playerId: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.playerId, row]));
}

function asPlayed({ outcome, words }: DayResult): PlayedDays {
  if (outcome === null) return nothing;
  const isJinx = outcome === 'jinx';
  return { days: 1, jinxes: isJinx ? 1 : 0, jinxRounds: isJinx ? words.length : 0 };
}

function firstPlaceFirst(a: BoardRow, b: BoardRow): number {
  const [first, second] = [a.byAverage.place, b.byAverage.place];
  if (first !== second) return (first ?? Infinity) - (second ?? Infinity);
  return b.days - a.days || a.displayName.localeCompare(b.displayName, 'en');
}

/** Shows the words only to viewers who have finished the puzzle too. */
function presentToday(result: DayResult | undefined, covered: boolean): BoardRow['today'] {
  const rounds = result?.words.length ?? 0;
  const hintsUsed = result?.hintsUsed ?? 0;
  if (!result || (result.outcome === null && rounds === 0)) {
    return { status: 'not_yet', rounds: 0, hintsUsed: 0 };
  }
  if (result.outcome === null) return { status: 'playing', rounds, hintsUsed };
  const isJinx = result.outcome === 'jinx';
  return {
    status: isJinx ? 'won' : 'lost',
    outcome: result.outcome,
    rounds,
    hintsUsed,
    ...(result.slope && { slope: result.slope }),
    ...(isJinx && { tier: tierOf(rounds) }),
    ...(!covered && { words: result.words }),
  };
}

/**
 * After a finished daily: signals the boards of the player's hives. The hives' versions stay, because only the boards
 * change.
 */
export async function signalBoards(
  { db, live }: Pick<GroupsDeps, 'db' | 'live'>,
  playerId: string,
): Promise<void> {
  for (const { groupId, version, memberIds } of await listHivesWithMembers(db.read, playerId)) {
    live.sendSignal(memberIds, { topic: 'group', id: groupId, version });
  }
}

/** Two statements, however many hives. */
export async function readHivesToday(
  { db, clock, daily }: GroupsDeps,
  { playerId }: Caller,
  date: LocalDate | undefined,
): Promise<Home['hives']> {
  const hives = await listHivesWithMembers(db.read, playerId);
  if (hives.length === 0) return [];
  const ids = new Set(hives.flatMap(({ memberIds }) => memberIds));
  const results = await daily.resultsOn([...ids], puzzleNumberOn(resolveToday(date, clock.now())));
  const finished = new Set(
    results.filter(({ outcome }) => outcome !== null).map((result) => result.playerId),
  );
  return hives.map(({ groupId, name, memberIds }) => ({
    groupId,
    name,
    members: memberIds.length,
    finished: memberIds.filter((id) => finished.has(id)).length,
  }));
}

const maxPairs = 20;

/**
 * How the hive linked today's pair, and who thinks alike. Covered until the viewer has finished, because all of it
 * spoils.
 */
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
      alike: shown.map(({ userIds: [firstId, secondId], shared, of }) => ({
        members: [named(firstId), named(secondId)],
        shared,
        of,
      })),
    },
  };
}
