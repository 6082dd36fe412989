import type { CallReply } from '@bee-jinx/contract';
import {
  computeRecap,
  findMostLikeMinded,
  isDecember,
  isMonday,
  type LocalDate,
  type RecapPeriod,
  recapPeriods,
  recapRange,
  resolveToday,
} from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import type { DailyDeps } from '../deps.ts';
import { countPlayedBetween, finishedGamesBetween, saidWordsBetween } from './queries.ts';

/** A year of each is read at once, so only of so many. */
const maxFriends = 30;

/** From finished games only, so nothing in it is sealed. Friends are on nobody's list whom one of the two has blocked. */
export async function readRecap(
  { db, clock, friendsOf, onRecapRead }: DailyDeps,
  { playerId }: Pick<Caller, 'playerId'>,
  { period, date }: { period: RecapPeriod; date?: LocalDate | undefined },
): Promise<CallReply<'readRecap'>> {
  const range = recapRange(period, resolveToday(date, clock.now()));
  const rows = await finishedGamesBetween(db.read, playerId, range);
  const games = rows.flatMap(({ puzzle_number, word1, word2, outcome, rounds }) =>
    outcome === null
      ? []
      : [
          {
            puzzleNumber: puzzle_number,
            pair: [word1, word2] as const,
            outcome,
            rounds: JSON.parse(rounds) as { word: string; beeWord: string; warmth: number }[],
          },
        ],
  );
  const recap = computeRecap(range, games);
  if (!recap) return {};
  onRecapRead(playerId, period);
  const friends = (await friendsOf(db.read, playerId)).slice(0, maxFriends);
  const theirs = await saidWordsBetween(
    db.read,
    friends.map(({ id }) => id),
    range,
  );
  const likeMinded = findMostLikeMinded(
    games.map(({ puzzleNumber, rounds }) => ({ puzzleNumber, words: wordsOf(rounds) })),
    friends.map((player) => ({
      player,
      games: theirs
        .filter(({ player_id }) => player_id === player.id)
        .map(({ puzzle_number, rounds }) => ({
          puzzleNumber: puzzle_number,
          words: wordsOf(JSON.parse(rounds)),
        })),
    })),
  );
  return {
    recap: {
      ...recap,
      ...(likeMinded && {
        likeMinded: {
          userId: likeMinded.player.id,
          displayName: likeMinded.player.display_name,
          shared: likeMinded.shared,
          of: likeMinded.of,
        },
      }),
    },
  };
}

const wordsOf = (rounds: readonly { word: string }[]) => rounds.map(({ word }) => word);

const offeredOn: Record<RecapPeriod, (date: LocalDate) => boolean> = {
  week: isMonday,
  year: isDecember,
};

/** What the start page offers on that day of the player's own; nothing of a time in which nothing was played. */
export async function offeredRecaps(
  { db, clock }: DailyDeps,
  { playerId }: Caller,
  asked: LocalDate | undefined,
): Promise<{ period: RecapPeriod; played: number; jinxes: number }[]> {
  const date = resolveToday(asked, clock.now());
  const offered = recapPeriods.filter((period) => offeredOn[period](date));
  const counts = await Promise.all(
    offered.map(async (period) => ({
      period,
      ...(await countPlayedBetween(db.read, playerId, recapRange(period, date))),
    })),
  );
  return counts.filter(({ played }) => played > 0);
}
