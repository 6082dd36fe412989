import type { PairFigures } from '../../domain/pairs/pairs.ts';

/** What a pair is like, in a sentence; a warning comes first. */
export function figuresMessage({ par, caughtAtOnce, warning }: PairFigures): string {
  const figures = `Most will need ${par} rounds; ${chance(caughtAtOnce)} say the bee’s word at once.`;
  if (warning === 'hopeless') return `Hard to link: few will find the bee here. ${figures}`;
  if (warning === 'trivial') return `Very close already: most will have it at once. ${figures}`;
  return figures;
}

function chance(percent: number): string {
  if (percent < 2) return 'hardly any';
  return `about ${percent} in 100`;
}
