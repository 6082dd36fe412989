/** A day on which a player has played the puzzle of that day. */
export interface PlayedDay {
  puzzleNumber: number;
  /** Minutes that the player's clock was ahead of UTC; undefined where it isn't known. */
  utcOffset?: number | undefined;
}

export interface Streaks {
  /** Days played in a row. Days that a freeze has saved are bridged, not counted. */
  currentStreak: number;
  bestStreak: number;
  /** Freezes that are left. */
  freezes: number;
  /** The puzzles of days within the current streak that a freeze has saved, ascending. */
  frozen: number[];
  /** By the newest day of the current streak, if there was room for one more. */
  hasEarnedFreeze: boolean;
}

export const daysPerFreeze = 7;
export const maxFreezes = 2;

/** Clocks that jump ahead by more than this leave less than half of the date between to play on. */
const dateLineMinutes = 12 * 60;

/**
 * Days in a row, from the days played in ascending order. Every seventh day of a run earns a freeze, and missed days
 * use up as many, if there are enough for all of them; if not, the freezes are kept and a new run begins. Today's puzzle
 * may still be to come, so a run up to yesterday is current.
 */
export function streaksOf(played: readonly PlayedDay[], today: PlayedDay): Streaks {
  let run = 0;
  let bestStreak = 0;
  let freezes = 0;
  let frozen: number[] = [];
  let hasEarnedFreeze = false;
  let last: PlayedDay | undefined;

  /** Bridges the days between, or says that there were too many. */
  function bridgeTo(day: PlayedDay): boolean {
    const missed = last ? missedBetween(last, day) : [];
    if (!last || missed.length > freezes) return false;
    freezes -= missed.length;
    frozen = [...frozen, ...missed];
    return true;
  }

  for (const day of played) {
    if (!bridgeTo(day)) {
      run = 0;
      frozen = [];
    }
    run += 1;
    hasEarnedFreeze = run % daysPerFreeze === 0 && freezes < maxFreezes;
    if (hasEarnedFreeze) freezes += 1;
    bestStreak = Math.max(bestStreak, run);
    last = day;
  }
  const isCurrent = bridgeTo(today);
  return {
    currentStreak: isCurrent ? run : 0,
    bestStreak,
    freezes,
    frozen: isCurrent ? frozen : [],
    hasEarnedFreeze: isCurrent && hasEarnedFreeze,
  };
}

/** Empty also where `day` isn't later. Whoever crosses the date line so that a date is left out has missed nothing. */
function missedBetween(last: PlayedDay, day: PlayedDay): number[] {
  const first = last.puzzleNumber + 1;
  const count = Math.max(0, day.puzzleNumber - first);
  const missed = Array.from({ length: count }, (_, index) => first + index);
  return hasCrossedDateLine(last, day) ? missed.slice(1) : missed;
}

function hasCrossedDateLine(
  { utcOffset: before }: PlayedDay,
  { utcOffset: after }: PlayedDay,
): boolean {
  return before !== undefined && after !== undefined && after - before > dateLineMinutes;
}
