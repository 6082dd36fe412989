import type { Swarm } from '@bee-jinx/contract/browser';

export function hiveSwarmLine(swarm: Swarm | null): string {
  if (!swarm) return 'One pair for all of you, a word each, a day for each round.';
  const { status, outcome, round, rounds, seats, pair } = swarm;
  if (status === 'over') {
    if (outcome === 'jinx') return `Swarm jinx in ${rounds.length}!`;
    return outcome === 'no_jinx'
      ? 'The last one ended without a jinx.'
      : 'The last one ended early.';
  }
  const sealed = seats.filter(({ hasSealed }) => hasSealed).length;
  const words = sealed === 1 ? '1 word is sealed' : `${sealed} words are sealed`;
  return `Round ${round}${pair ? `: ${pair[0]} + ${pair[1]}` : ''}. ${words}.`;
}
