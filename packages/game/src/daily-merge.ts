/** What decides between two games of one puzzle. */
export interface PlayedGame {
  finishedAt: number | null;
  startedAt: number;
  rounds: number;
}

/**
 * Which of two games of one puzzle is kept when two players are merged: the earlier result, so that nobody can
 * improve theirs by playing again as another player. A finished game is preferred to an open one, of two open
 * games the longer one.
 */
export function pickGameToKeep<Game extends PlayedGame>(a: Game, b: Game): Game {
  if (a.finishedAt !== null && b.finishedAt !== null) {
    return b.finishedAt < a.finishedAt ? b : a;
  }
  if (a.finishedAt !== null || b.finishedAt !== null) {
    return a.finishedAt !== null ? a : b;
  }
  if (a.rounds !== b.rounds) return a.rounds > b.rounds ? a : b;
  return b.startedAt < a.startedAt ? b : a;
}
