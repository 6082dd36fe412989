import type { Dance } from '@bee-jinx/contract/browser';

export const paceLabels: Record<Dance['gameConfig']['pace'], string> = {
  live: 'Live: 90 seconds for each round.',
  relaxed: 'Relaxed: up to three days for each round.',
};
