import { type Outcome, type Slope, tierLabels, tierOf } from '@bee-jinx/game';

interface FinishedGame {
  outcome: Outcome;
  rounds: number;
  hintsUsed: number;
  slope?: Slope | undefined;
}

export function formatCardText({ outcome, rounds, hintsUsed, slope }: FinishedGame): {
  head: string;
  tail: string;
} {
  const manner = slope ? `, ${slope}` : '';
  const inRounds = rounds === 1 ? '1 round' : `${rounds} rounds`;
  if (outcome === 'jinx') {
    return {
      head: `Jinx in ${rounds}`,
      tail: `${tierLabels[tierOf(rounds)]}, ${hints(hintsUsed)}${manner}`,
    };
  }
  if (outcome === 'gave_up') return { head: 'Gave up', tail: `After ${inRounds}${manner}` };
  return { head: 'No jinx', tail: `Two minds, ${inRounds}, two words${manner}` };
}

function hints(count: number): string {
  if (count === 0) return 'no hints';
  return count === 1 ? '1 hint' : `${count} hints`;
}
