import type { DailyGame } from './daily-game.ts';

/**
 * Five ways to play, classified by a player's words. The queen meets the bee within a few rounds. The scout says words far from the pair, the dancer goes where the bee went, the
 * builder goes on from their own words, the forager gathers what lies near both.
 */
export const personas = ['scout', 'dancer', 'forager', 'builder', 'queen'] as const;
export type Persona = (typeof personas)[number];

/** How one game was played. */
export interface Manner {
  /** How near the words were to the pairs they answered, 0 to 100. */
  closeness: number;
  /** Towards the bee's last word (positive) or one's own (negative), -100 to 100. */
  lean: number;
}

const queenMaxAverageRounds = 4;
/** Thresholds between simulated players that link the pair, stray from it, or follow one side. */
const scoutMaxCloseness = 62;
const leanThreshold = 15;

export function mannerOf(
  { pair, rounds }: Pick<DailyGame, 'pair' | 'rounds'>,
  warmth: (a: string, b: string) => number,
): Manner {
  const closenesses: number[] = [];
  const leans: number[] = [];
  let [own, others] = pair;
  for (const [index, { word, beeWord }] of rounds.entries()) {
    const toOwn = warmth(word, own);
    const toOthers = warmth(word, others);
    closenesses.push((toOwn + toOthers) / 2);
    // The words of the first pair belong to neither side.
    if (index > 0) leans.push(toOthers - toOwn);
    [own, others] = [word, beeWord];
  }
  return { closeness: Math.round(average(closenesses)), lean: Math.round(average(leans)) };
}

export function personaConfidence(gamesPlayed: number): number {
  if (gamesPlayed < 3) return 0.3;
  if (gamesPlayed < 10) return 0.6;
  return gamesPlayed < 20 ? 0.8 : 0.95;
}

/**
 * Reported only with a confidence above one half. Games without a word don't count for the closeness, and those of a
 * single round not for the lean. `averageRounds` is 0 where nothing was won.
 */
export function personaOf(
  games: readonly (Manner & { rounds: number })[],
  averageRounds: number,
): { name: Persona; confidence: number } | undefined {
  const confidence = personaConfidence(games.length);
  const playedGames = games.filter(({ rounds }) => rounds > 0);
  if (confidence <= 0.5 || playedGames.length === 0) return undefined;
  const closeness = average(playedGames.map((game) => game.closeness));
  const lean = average(playedGames.filter(({ rounds }) => rounds > 1).map((game) => game.lean));
  return { name: classifyPersona(closeness, lean, averageRounds), confidence };
}

function classifyPersona(closeness: number, lean: number, averageRounds: number): Persona {
  if (averageRounds > 0 && averageRounds <= queenMaxAverageRounds) return 'queen';
  if (closeness < scoutMaxCloseness) return 'scout';
  if (lean >= leanThreshold) return 'dancer';
  return lean <= -leanThreshold ? 'builder' : 'forager';
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
