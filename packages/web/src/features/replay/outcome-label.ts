import type { Replay } from '@bee-jinx/contract/browser';
import { tierLabels } from '@bee-jinx/game';

type Ended = Pick<Replay, 'outcome' | 'tier' | 'hintsUsed' | 'slope'> & {
  warmths: readonly number[];
};

const rounds = (count: number) => (count === 1 ? '1 round' : `${count} rounds`);

export function outcomeLabel({ outcome, warmths }: Ended): string {
  if (outcome === 'jinx') return `Jinx in ${warmths.length}`;
  return outcome === 'gave_up'
    ? `Gave up after ${rounds(warmths.length)}`
    : `No jinx in ${rounds(warmths.length)}`;
}

export function tierLabel({ tier, hintsUsed, slope }: Ended): string {
  const hints = hintsUsed === 0 ? 'no hints' : hintsUsed === 1 ? 'one hint' : `${hintsUsed} hints`;
  const manner = slope ? ` A ${slope} game.` : '';
  return `${tier ? `${tierLabels[tier]}, with ${hints}.` : `With ${hints}.`}${manner}`;
}
