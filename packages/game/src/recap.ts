import { dateOfPuzzle, type LocalDate, puzzleNumberOn } from './daily-calendar.ts';
import type { Outcome, Pair } from './daily-game.ts';
import { hourMs, minuteMs } from './durations.ts';
import { isSameSpelling } from './same-word.ts';

/** What a week or a year of daily games comes to. */

export const recapPeriods = ['week', 'year'] as const;
export type RecapPeriod = (typeof recapPeriods)[number];

/** A finished game of a puzzle in the period. */
export interface RecapGame {
  puzzleNumber: number;
  pair: Pair;
  outcome: Outcome;
  rounds: readonly { word: string; beeWord: string; warmth: number }[];
}

export interface Recap {
  /** The first and the last puzzle of the period. */
  first: number;
  last: number;
  played: number;
  jinxes: number;
  rounds: number;
  /** The jinx that took the fewest rounds; of equals, the newest. */
  bestLink?: { word: string; pair: [string, string]; rounds: number; puzzleNumber: number };
  /** The coldest round. */
  funniestMiss?: { word: string; beeWord: string; warmth: number; puzzleNumber: number };
  /** How warm the last round of each game was; 100 is a jinx. */
  games: { puzzleNumber: number; warmth: number }[];
}

const daysInWeek = 7;
/** Puzzle 1 was on a Monday. */
const daysSinceMonday = (puzzleNumber: number) => (puzzleNumber - 1) % daysInWeek;

export const isMonday = (date: LocalDate): boolean => daysSinceMonday(puzzleNumberOn(date)) === 0;
export const isDecember = (date: LocalDate): boolean => date.slice(5, 7) === '12';

/** The whole week before the one of that date; the year of that date, up to it. */
export function recapRange(period: RecapPeriod, date: LocalDate): { first: number; last: number } {
  const today = puzzleNumberOn(date);
  if (period === 'year') {
    return { first: Math.max(1, puzzleNumberOn(`${date.slice(0, 4)}-01-01`)), last: today };
  }
  const monday = today - daysSinceMonday(today);
  return { first: monday - daysInWeek, last: monday - 1 };
}

const noticeHour = 9;
/** Clocks are from 12 hours behind UTC to 14 ahead of it. */
const halfDayMs = 12 * hourMs;

/** When a player is told of the week in which they play now: on the Monday after it, in their morning. */
export function nextRecapAt(now: number, utcOffset: number): number {
  const localNow = now + utcOffset * minuteMs;
  const today = puzzleNumberOn(utcDate(localNow));
  const monday = today - daysSinceMonday(today) + daysInWeek;
  return (
    Date.parse(`${dateOfPuzzle(monday)}T00:00:00Z`) + noticeHour * hourMs - utcOffset * minuteMs
  );
}

/** The Monday of such a time, whatever the player's zone is: from Sunday 19:00 to Monday 21:00 in UTC. */
export function mondayOfRecap(recapAt: number): LocalDate {
  const day = puzzleNumberOn(utcDate(recapAt + halfDayMs));
  return dateOfPuzzle(day - daysSinceMonday(day));
}

/** What there is to tell on a Monday: the week, and on the first of December's the year as well. */
export const recapsToldOn = (monday: LocalDate): RecapPeriod[] =>
  isDecember(monday) && Number(monday.slice(8)) <= daysInWeek ? ['week', 'year'] : ['week'];

const utcDate = (time: number): LocalDate => new Date(time).toISOString().slice(0, 10);

/** Undefined where nothing was said: an empty week says nothing. */
export function computeRecap(
  range: { first: number; last: number },
  finished: readonly RecapGame[],
): Recap | undefined {
  const games = finished.filter(({ rounds }) => rounds.length > 0);
  if (games.length === 0) return undefined;
  const jinxes = games.filter(({ outcome }) => outcome === 'jinx');
  const best = jinxes
    .toSorted((a, b) => a.rounds.length - b.rounds.length || b.puzzleNumber - a.puzzleNumber)
    .at(0);
  const misses = games.flatMap(({ puzzleNumber, rounds }) =>
    rounds
      .filter(({ warmth }) => warmth < 100)
      .map(({ word, beeWord, warmth }) => ({ word, beeWord, warmth, puzzleNumber })),
  );
  const coldest = misses
    .toSorted((a, b) => a.warmth - b.warmth || b.puzzleNumber - a.puzzleNumber)
    .at(0);
  const bestWord = best?.rounds.at(-1)?.word;
  return {
    ...range,
    played: games.length,
    jinxes: jinxes.length,
    rounds: games.reduce((sum, { rounds }) => sum + rounds.length, 0),
    games: games.map(({ puzzleNumber, rounds }) => ({
      puzzleNumber,
      warmth: rounds.at(-1)?.warmth ?? 0,
    })),
    ...(best &&
      bestWord !== undefined && {
        bestLink: {
          word: bestWord,
          pair: [...best.pair],
          rounds: best.rounds.length,
          puzzleNumber: best.puzzleNumber,
        },
      }),
    ...(coldest && { funniestMiss: coldest }),
  };
}

/** The words that somebody said, round by round, to a puzzle that they have finished. */
interface SaidWords {
  puzzleNumber: number;
  words: readonly string[];
}

/**
 * Of several players, the one who most often said the same word in the same round of the same puzzle; of equals, the one
 * with fewer rounds in common. Undefined where nobody did.
 */
export function findMostLikeMinded<Player>(
  mine: readonly SaidWords[],
  others: readonly { player: Player; games: readonly SaidWords[] }[],
): { player: Player; shared: number; of: number } | undefined {
  const own = new Map(mine.map(({ puzzleNumber, words }) => [puzzleNumber, words]));
  return others
    .map(({ player, games }) => ({ player, ...countShared(own, games) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.of - b.of)
    .at(0);
}

function countShared(own: ReadonlyMap<number, readonly string[]>, games: readonly SaidWords[]) {
  let [shared, of] = [0, 0];
  for (const { puzzleNumber, words } of games) {
    for (const [round, word] of (own.get(puzzleNumber) ?? []).entries()) {
      const theirs = words[round];
      if (theirs === undefined) break;
      of += 1;
      if (isSameSpelling(word, theirs)) shared += 1;
    }
  }
  return { shared, of };
}

/** "2026-11-09" and "2026-11-15" of a recap. */
export const recapDates = ({
  first,
  last,
}: Pick<Recap, 'first' | 'last'>): [LocalDate, LocalDate] => [
  dateOfPuzzle(first),
  dateOfPuzzle(last),
];
