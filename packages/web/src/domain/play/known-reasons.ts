import type { TrailRound } from './round-sentence.ts';

interface KnownReason {
  word: string;
  reason: string;
  isYours: boolean;
}

/** The reasons of a round, theirs first. Two that are the same are told once, as at most jinxes. */
export function knownReasons({ yours, theirs, reasons }: TrailRound): KnownReason[] {
  const [mine = null, other = null] = reasons ?? [];
  const known: KnownReason[] = [];
  if (other !== null) known.push({ word: theirs, reason: other, isYours: false });
  if (mine !== null && mine !== other) known.push({ word: yours, reason: mine, isYours: true });
  return known;
}

/** "meatball · hairball", as one would say it. */
export const screenReaderReason = (reason: string): string =>
  `because: ${reason.replace(' · ', ', and ')}`;
