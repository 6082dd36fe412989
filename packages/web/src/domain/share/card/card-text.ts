import { type Outcome, tierLabels, tierOf } from '@bee-jinx/game';

interface FinishedGame {
  outcome: Outcome;
  rounds: number;
  hintsUsed: number;
}

export function formatCardText({ outcome, rounds, hintsUsed }: FinishedGame): {
  head: string;
  tail: string;
} {
  const inRounds = rounds === 1 ? '1 round' : `${rounds} rounds`;
  if (outcome === 'jinx') {
    return {
      head: `Jinx in ${rounds}`,
      tail: `${tierLabels[tierOf(rounds)]}, ${hints(hintsUsed)}`,
    };
  }
  if (outcome === 'gave_up') return { head: 'Gave up', tail: `After ${inRounds}` };
  return { head: 'No jinx', tail: `Two minds, ${inRounds}, two words` };
}

function hints(count: number): string {
  if (count === 0) return 'no hints';
  return count === 1 ? '1 hint' : `${count} hints`;
}
