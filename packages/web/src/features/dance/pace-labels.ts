import type { Dance } from '@bee-jinx/contract/browser';
import { maxRoundsRange } from '@bee-jinx/game';

type Config = Dance['gameConfig'];

export const paceLabels: Record<Config['pace'], string> = {
  live: 'Live: 90 seconds for each round.',
  relaxed: 'Relaxed: up to three days for each round.',
};

/** What was agreed on: the length only where it isn't the usual one. */
export const describeConfig = ({ pace, maxRounds }: Config): string =>
  maxRounds === maxRoundsRange.usual
    ? paceLabels[pace]
    : `${paceLabels[pace]} ${maxRounds} rounds, then you both decide.`;
