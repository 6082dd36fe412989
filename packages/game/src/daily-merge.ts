/** What is known of a game when one player turns out to have played a puzzle twice. */
export interface PlayedGame {
  finishedAt: number | null;
  startedAt: number;
  rounds: number;
}

/**
 * Which of two games of one puzzle stays when two players become one: the result that was there first,
 * so that nobody betters it by playing again under another name. A finished game goes before one that
 * isn't; of two open games the longer one goes on.
 */
export function pickGameToKeep<Game extends PlayedGame>(one: Game, other: Game): Game {
  if (one.finishedAt !== null && other.finishedAt !== null) {
    return other.finishedAt < one.finishedAt ? other : one;
  }
  if (one.finishedAt !== null || other.finishedAt !== null) {
    return one.finishedAt !== null ? one : other;
  }
  if (one.rounds !== other.rounds) return one.rounds > other.rounds ? one : other;
  return other.startedAt < one.startedAt ? other : one;
}
