import type { Dance } from './dance-state.ts';
import { percentage } from './percentage.ts';

/** What the stats need of a completed dance. */
export interface DanceResult {
  isJinx: boolean;
  rounds: number;
}

/** Sums that grow with every completed dance, of a player or of a pair. */
export interface DanceTotals {
  games: number;
  jinxes: number;
  roundsToJinx: number;
  fewestRounds: number | null;
  currentRun: number;
  bestRun: number;
  telepathySum: number;
  bestTelepathy: number;
}

export const emptyDanceTotals: DanceTotals = {
  games: 0,
  jinxes: 0,
  roundsToJinx: 0,
  fewestRounds: null,
  currentRun: 0,
  bestRun: 0,
  telepathySum: 0,
  bestTelepathy: 0,
};

/** The stats of a completed dance; one that was abandoned or has lapsed doesn't count. */
export function getDanceResult({ status, outcome, rounds }: Dance): DanceResult | null {
  if (status !== 'completed') return null;
  return { isJinx: outcome === 'jinx', rounds: rounds.length };
}

/** 100 for a jinx with the first words, 10 less for each further round, and at least 10. */
export function telepathyOf({ isJinx, rounds }: DanceResult): number {
  return isJinx ? Math.max(10, 110 - 10 * rounds) : 0;
}

export function addToDanceTotals(count: DanceTotals, result: DanceResult): DanceTotals {
  const { isJinx, rounds } = result;
  const telepathy = telepathyOf(result);
  const currentRun = isJinx ? count.currentRun + 1 : 0;
  return {
    games: count.games + 1,
    jinxes: count.jinxes + (isJinx ? 1 : 0),
    roundsToJinx: count.roundsToJinx + (isJinx ? rounds : 0),
    fewestRounds: isJinx ? Math.min(rounds, count.fewestRounds ?? rounds) : count.fewestRounds,
    currentRun,
    bestRun: Math.max(count.bestRun, currentRun),
    telepathySum: count.telepathySum + telepathy,
    bestTelepathy: Math.max(count.bestTelepathy, telepathy),
  };
}

export interface DanceStats {
  games: number;
  jinxes: number;
  /** A percentage. */
  jinxRate: number;
  /** Over the jinxes, one decimal; 0 before the first. */
  averageRounds: number;
  fewestRounds: number | null;
  currentRun: number;
  bestRun: number;
  telepathy: number;
  bestTelepathy: number;
}

export function computeDanceStats(count: DanceTotals): DanceStats {
  const { games, jinxes, roundsToJinx, telepathySum, ...rest } = count;
  const share = (sum: number, of: number) => (of === 0 ? 0 : sum / of);
  return {
    games,
    jinxes,
    jinxRate: percentage(jinxes, games),
    averageRounds: Math.round(10 * share(roundsToJinx, jinxes)) / 10,
    fewestRounds: rest.fewestRounds,
    currentRun: rest.currentRun,
    bestRun: rest.bestRun,
    telepathy: Math.round(share(telepathySum, games)),
    bestTelepathy: rest.bestTelepathy,
  };
}
